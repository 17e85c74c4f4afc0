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
