import { ApiError } from '@pravesh/contract'
import type { Sharp } from 'sharp'
import type { SentFile } from './sniff.ts'

/** A phone's largest pictures have 50 million pixels; more is an attempt to fill memory. */
const mostPixels = 50_000_000
const widest = 2_000
/** A large one takes two seconds and some 150 MB. The threads for pictures also read files and check passwords. */
const mostAtOnce = 2
const mostWaiting = 40

/** Loaded with the first picture: it takes 20 MB, which a server without pictures saves. */
async function library() {
  const { default: sharp } = await import('sharp')
  // Each picture uses one thread; the others serve readers.
  sharp.concurrency(1)
  return sharp
}

type RenderPicture = (picture: Sharp, bytes: Buffer) => Sharp

const waiting: (() => void)[] = []
let drawing = 0
/** UNAVAILABLE where too many wait already: each holds its bytes in memory. */
async function withRenderSlot<T>(render: () => Promise<T>): Promise<T> {
  if (drawing < mostAtOnce) drawing++
  else if (waiting.length < mostWaiting) await new Promise<void>((go) => waiting.push(go))
  else throw new ApiError('UNAVAILABLE', { retryAfter: 5 })
  try {
    return await render()
  } finally {
    const next = waiting.shift()
    // The next in the queue takes over this slot.
    if (next) next()
    else drawing--
  }
}

/**
 * Re-encodes a picture from its pixels, upright, so that no metadata remains: place and time of the camera, album texts, scripts. Of
 * animations the first frame. INVALID for a file that is no picture.
 */
const redrawn = (bytes: Buffer, render: RenderPicture) =>
  withRenderSlot(async () => {
    const sharp = await library()
    try {
      const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
      return await render(picture, bytes).toBuffer({ resolveWithObject: true })
    } catch {
      throw new ApiError('INVALID', {
        errors: [{ field: 'content', message: 'This picture cannot be read, or has more than 50 million pixels' }],
      })
    }
  })

/** The public version of a picture: WebP, at most 2,000 px a side. */
export async function forShow(
  bytes: Buffer,
): Promise<{ bytes: Buffer; mime: 'image/webp'; width: number; height: number }> {
  const size = { width: widest, height: widest, fit: 'inside', withoutEnlargement: true } as const
  const { data, info } = await redrawn(bytes, (picture) => picture.resize(size).webp({ quality: 82 }))
  return { bytes: data, mime: 'image/webp', width: info.width, height: info.height }
}

/** Scans have to stay legible: as large as they were, without loss where the kind has none, and small letters in colour sharp. */
const originalEncoders: Readonly<Record<SentFile['mime'], RenderPicture | undefined>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
  // The colours of a palette, written out one by one, would make a large file of a small one.
  'image/png': (picture, bytes) => picture.png({ palette: bytes[25] === 3 }),
  'image/webp': (picture) => picture.webp({ quality: 90, smartSubsample: true }),
  'application/pdf': undefined,
}
/** A family's own file: a re-encoded picture in its own format and size; a PDF unchanged, with its metadata. */
export async function forVault({ bytes, mime }: SentFile): Promise<SentFile> {
  const render = originalEncoders[mime]
  return render ? { bytes: (await redrawn(bytes, render)).data, mime } : { bytes, mime }
}
