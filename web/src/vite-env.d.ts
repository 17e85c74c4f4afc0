// The build's virtual modules have a default export, as Vite's own assets do.
declare module 'virtual:base-map' {
  const url: string
  // oxlint-disable-next-line import/no-default-export
  export default url
}

declare module 'virtual:country' {
  const url: string
  // oxlint-disable-next-line import/no-default-export
  export default url
}
