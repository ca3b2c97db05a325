import { documentExample } from '@pravesh/contract'

/** A document that is stored byte for byte: pictures are re-encoded. */
export const sampleDocumentBytes = Buffer.from('%PDF-1.4\n% a paper of nobody in particular\n%%EOF\n')
export const sampleDocument = { ...documentExample, content: sampleDocumentBytes.toString('base64') }
