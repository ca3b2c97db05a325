/** A web address made of a name: small letters, digits, single hyphens; at most 160. */
export function slugOf(name: string): string {
  const latinName = name.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('&', ' and ').toLowerCase()
  return latinName
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 160)
    .replace(/-+$/, '')
}
