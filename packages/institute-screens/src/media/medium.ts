import { fileReasons, type InstituteMedia, largestFile } from '@pravesh/contract'

/** As many as a page of the list has, which is the most that one call reads. */
export const mediaPerPage = 100

/** The name of a picture or file in messages. */
export const mediumName = ({ caption, alt, url }: Pick<InstituteMedia, 'caption' | 'alt' | 'url'>): string =>
  caption || alt || url

/** Pages show pictures of this site alone; one at another site's address is a link there. */
export const isShownAsPicture = ({ kind, url }: Pick<InstituteMedia, 'kind' | 'url'>): boolean =>
  kind === 'image' && url.startsWith('/')

/** A text with its values in place of `{name}`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
/** Types that the file chooser offers. */
export const acceptedTypes = [...pictureTypes, 'application/pdf'].join(',')

/** The kind of a file, or in English the reason why it cannot be uploaded. The server checks its bytes again. */
export function uploadKind({
  type,
  size,
}: Pick<File, 'type' | 'size'>): { kind: 'image' | 'brochure' } | { error: string } {
  if (size === 0) return { error: fileReasons.empty }
  if (size > largestFile) return { error: 'Larger than 5 MB' }
  if (pictureTypes.includes(type)) return { kind: 'image' }
  if (type === 'application/pdf') return { kind: 'brochure' }
  if (/^image\/hei[cf]/.test(type)) return { error: fileReasons.heic }
  return { error: 'Neither a JPG, PNG or WebP picture nor a PDF' }
}

/** The bytes of a file in base64. Rejects where the file cannot be read. */
export async function base64Of(file: Blob): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('This file cannot be read'))
    reader.readAsDataURL(file)
  })
  return address.slice(address.indexOf(',') + 1)
}
