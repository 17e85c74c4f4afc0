/** Compiles to dist/ when a source is newer than the last build; ends the process when that fails. */
export function build(options?: { readonly force?: boolean }): void
