/** Hands a file to the browser to save under its own name. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
