import { ApiError } from '@pravesh/contract'
import sharp from 'sharp'

/** A phone's largest pictures have 50 million pixels; what claims more is made to fill memory. */
const mostPixels = 50_000_000
const widest = 2_000

// Pictures come one by one; the other processor answers readers.
sharp.concurrency(1)

/**
 * The picture as it is shown: WebP, at most 2,000 px a side, upright. It is drawn anew from its pixels, so that nothing
 * else comes along: no place and time of a camera, no script behind a picture. INVALID for what is none.
 */
export async function redraw(
  bytes: Buffer,
): Promise<{ bytes: Buffer; mime: 'image/webp'; width: number; height: number }> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, mime: 'image/webp', width: info.width, height: info.height }
  } catch {
    throw new ApiError('INVALID', {
      errors: [{ field: 'content', message: 'This picture cannot be read, or has more than 50 million pixels' }],
    })
  }
}
