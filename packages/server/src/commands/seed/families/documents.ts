import sharp from 'sharp'
import type { ApiCall } from './calls.ts'

/** A page with its title and a note that it is invented. */
async function sheet(title: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="594"><rect width="420" height="594" fill="#faf7f2"/>
    <rect x="24" y="24" width="372" height="546" fill="none" stroke="#005461" stroke-width="2"/>
    <rect x="56" y="72" width="220" height="14" fill="#005461"/><rect x="56" y="104" width="308" height="6" fill="#e0d8cb"/>
    <rect x="56" y="124" width="308" height="6" fill="#e0d8cb"/><rect x="56" y="144" width="260" height="6" fill="#e0d8cb"/>
    <title>${title}</title><path d="M60 520 L360 220" stroke="#b01c5f" stroke-width="10" opacity="0.35"/></svg>`
  return (await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64')
}

type SampleDocument = { type: string; title: string; issued?: string; expires?: string; child?: number }
/** Uploads documents to a family's vault; returns their ids. */
export async function uploadDocuments(family: ApiCall, documents: readonly SampleDocument[]): Promise<number[]> {
  const content = await sheet('Demo')
  const ids: number[] = []
  for (const item of documents) ids.push((await family('POST', '/student/documents', { ...item, content })).data.id)
  return ids
}
