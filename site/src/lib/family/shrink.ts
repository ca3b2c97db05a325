import { shrunkSize, smaller } from './shrink-size.ts'

/** A file as an address that a picture may show (the policy of our pages forbids `blob:`), and that base64 is cut out of. */
export const dataAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('A file could not be read'))
    reader.readAsDataURL(file)
  })

/** The part of a data address after the comma. */
export const base64In = (address: string): string => address.slice(address.indexOf(',') + 1)

/** A picture shrunk before it is sent, as JPEG. A file that is no picture, cannot be decoded, or would become larger stays unchanged. */
export async function shrunk(file: Blob): Promise<Blob> {
  if (!file.type.startsWith('image/')) return file
  try {
    return smaller(file, await resizedJpeg(file))
  } catch {
    // A picture that this browser cannot decode: the server determines its type.
    return file
  }
}

async function resizedJpeg(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file)
  const canvas = Object.assign(document.createElement('canvas'), shrunkSize(picture.width, picture.height))
  const context = canvas.getContext('2d')
  if (!context) return null
  // JPEG knows nothing that can be seen through: it would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8))
}
