/** What must not be; each rule says why. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'web-talks-through-the-sdk',
      comment: 'The planner knows the service only by its API.',
      severity: 'error',
      from: { path: '^(web|sdk)/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|test|bin)/' },
    },
    {
      name: 'ui-knows-no-page',
      comment: 'A component of the kit serves every page.',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^web/src/(home|plan|map|account)/' },
    },
    {
      name: 'the-map-is-loaded-alone',
      comment: 'The map is most of the script, so pages import it only dynamically.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/map/' },
      to: { path: 'node_modules/maplibre-gl' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['tiao-source', 'import', 'require', 'node', 'default', 'types'] },
  },
}
