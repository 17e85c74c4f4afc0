/** Lets the browser save a file, as a click on a download link does. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
