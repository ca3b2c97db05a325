const number = new Intl.NumberFormat('en-IN')

/** `1,20,000 rows`, `1 row`. */
export const count = (n: number, singular: string, plural = `${singular}s`): string =>
  `${number.format(n)} ${n === 1 ? singular : plural}`

/** `1.2 GB`, in powers of ten as disks are sold. */
export function size(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
  const unitIndex = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const value = bytes / 1000 ** unitIndex
  return `${value.toFixed(unitIndex === 0 || value >= 100 ? 0 : 1)} ${units[unitIndex]}`
}
