import type { LabelKey } from '@pravesh/console-kit'
import { fileReasons, type InstituteMedia, largestFile } from '@pravesh/contract'
import { mediaTexts } from '@pravesh/messages/screens/institute/media'

/** As many as a page of the list has, which is the most that one call reads. */
export const mediaPerPage = 100

/** The name of a picture or file in messages. */
export const mediumName = ({ caption, alt, url }: Pick<InstituteMedia, 'caption' | 'alt' | 'url'>): string =>
  caption || alt || url

/** Pages show pictures of this site alone; one at another site's address is a link there. */
export const isShownAsPicture = ({ kind, url }: Pick<InstituteMedia, 'kind' | 'url'>): boolean =>
  kind === 'image' && url.startsWith('/')

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
/** Types that the file chooser offers. */
export const acceptedTypes = [...pictureTypes, 'application/pdf'].join(',')

/** The kind of a file, or the reason why it cannot be uploaded. The server checks its bytes again. */
export function uploadKind({
  type,
  size,
}: Pick<File, 'type' | 'size'>): { kind: 'image' | 'brochure' } | { error: LabelKey } {
  if (size === 0) return { error: { sentence: fileReasons.empty } }
  if (size > largestFile) return { error: mediaTexts.largerThan5Mb }
  if (pictureTypes.includes(type)) return { kind: 'image' }
  if (type === 'application/pdf') return { kind: 'brochure' }
  if (/^image\/hei[cf]/.test(type)) return { error: { sentence: fileReasons.heic } }
  return { error: mediaTexts.neitherAJpgPngOr }
}

/** The bytes of a file in base64. Rejects where the file cannot be read. */
export async function base64Of(file: Blob): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error(mediaTexts.thisFileCannotBeRead.english))
    reader.readAsDataURL(file)
  })
  return address.slice(address.indexOf(',') + 1)
}
