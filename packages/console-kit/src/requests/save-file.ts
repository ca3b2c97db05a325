/** How long a browser gets to take a download, in milliseconds, before its address is given up. */
const revokeAfter = 60_000

/** Saves a file that was read as the browser saves a download. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), revokeAfter)
}
