const number = new Intl.NumberFormat('en-IN')

/** `1,20,000 rows`, `1 row`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${number.format(n)} ${n === 1 ? one : many}`

/** `1.2 GB`, in powers of ten as disks are sold. */
export function size(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
  const at = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const of = bytes / 1000 ** at
  return `${of.toFixed(at === 0 || of >= 100 ? 0 : 1)} ${units[at]}`
}
