import PdfDocument from 'pdfkit'

/** The least that a reader takes for a PDF. */
export const smallPdf = Buffer.from('%PDF-1.7\n%%EOF\n')
/** A PDF of so many bytes. */
export const pdfOf = (size: number, fill = 7): Buffer =>
  Buffer.concat([smallPdf.subarray(0, 9), Buffer.alloc(size - smallPdf.length, fill), smallPdf.subarray(9)])

type Options = NonNullable<ConstructorParameters<typeof PdfDocument>[0]>
/** A page as a program writes it. */
export function writtenPdf(options: Options): Promise<Buffer> {
  const document = new PdfDocument(options)
  document.text('Mark sheet')
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
    document.end()
  })
}

/** An empty page encrypted by AES of 256 bits as of PDF 2.0: with a password to open it, and with one to change it alone. */
export const newestPdfs = {
  locked: Buffer.from(
    'JVBERi0xLjMKJeLjz9MKMSAwIG9iago8PAovUHJvZHVjZXIgPDgwZjBjOGJhMjllZjBmYjlmYmZhYWIwMmU0Y2VjZTczN2NmMjY0NDc4ZmRmNmRlY2U0M2Q1' +
      'OWZhOTZlMWE4M2E+Cj4+CmVuZG9iagoyIDAgb2JqCjw8Ci9UeXBlIC9QYWdlcwovQ291bnQgMQovS2lkcyBbIDQgMCBSIF0KPj4KZW5kb2JqCjMgMCBvYmoK' +
      'PDwKL1R5cGUgL0NhdGFsb2cKL1BhZ2VzIDIgMCBSCj4+CmVuZG9iago0IDAgb2JqCjw8Ci9UeXBlIC9QYWdlCi9SZXNvdXJjZXMgPDwKPj4KL01lZGlhQm94' +
      'IFsgMC4wIDAuMCA3MiA3MiBdCi9QYXJlbnQgMiAwIFIKPj4KZW5kb2JqCjUgMCBvYmoKPDwKL1YgNQovUiA2Ci9MZW5ndGggMjU2Ci9QIDQyOTQ5NjcyOTIK' +
      'L0ZpbHRlciAvU3RhbmRhcmQKL08gPDRjMTgwODMxYjQxYzE5OTE5ODhkMDliNTk5YWUxZjk4NThiMmY3MzZjYjc2ODc2ODFhNzZkMDEyOTkxNDM2MjFiM2Jh' +
      'YzI5YzE5ZDk3ZWY1MDQxNDJhOWMwNzU3ODk1MT4KL1UgPDFmMzVlMTc1OWVjNWM1YjE1YzJkMWZmMjRhZDcwNDE2ZGMwZmNhMDllNzNlYzkwMjA5YmM2YWY0' +
      'YTczYTJhMWIwNjNkZjk0Y2Q0MDNmYmM1MDk3ZDE0NzBiZTUxNjk2Yz4KL0NGIDw8Ci9TdGRDRiA8PAovQXV0aEV2ZW50IC9Eb2NPcGVuCi9DRk0gL0FFU1Yz' +
      'Ci9MZW5ndGggMzIKPj4KPj4KL1N0bUYgL1N0ZENGCi9TdHJGIC9TdGRDRgovT0UgPGNmZmYxZjliYTcyOTZkYzZlZTE2MjI0MDk3NjE2YjBhMGQwYTAzNDg2' +
      'MDMzNDJmOWYxM2FlMGQzNzI2ZjgyODY+Ci9VRSA8MzlkYjljYTgxMWY1MDE0MTNkMTMwNDBkYmFlZWU4NTQxMDI1MTljYjg1YjczN2ZkMWZlOTJiZmVjMTY4' +
      'NDI2YT4KL1Blcm1zIDw2ZDhhNDJmOTUyZmI3Y2UzZDUwNzZkNGVhODMyMWIyYT4KPj4KZW5kb2JqCnhyZWYKMCA2CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAw' +
      'MDAwMDAxNSAwMDAwMCBuIAowMDAwMDAwMTEzIDAwMDAwIG4gCjAwMDAwMDAxNzIgMDAwMDAgbiAKMDAwMDAwMDIyMSAwMDAwMCBuIAowMDAwMDAwMzEzIDAw' +
      'MDAwIG4gCnRyYWlsZXIKPDwKL1NpemUgNgovUm9vdCAzIDAgUgovSW5mbyAxIDAgUgovSUQgWyA8NjQ2NjYzNjE2NjM1MzQzMjM3MzkzMDMzMzIzMDM2NjQ2' +
      'NDMxMzEzNDM0MzE2NDMwNjIzNTYyNjEzOTM2MzE2Mj4gPDY0NjY2MzYxNjYzNTM0MzIzNzM5MzAzMzMyMzAzNjY0NjQzMTMxMzQzNDMxNjQzMDYyMzU2MjYx' +
      'MzkzNjMxNjI+IF0KL0VuY3J5cHQgNSAwIFIKPj4Kc3RhcnR4cmVmCjg2OAolJUVPRgo=',
    'base64',
  ),
  limited: Buffer.from(
    'JVBERi0xLjMKJeLjz9MKMSAwIG9iago8PAovUHJvZHVjZXIgPDZmMWYwYzFjYzZiZWU0MjFlYzE3NmU0MWIzYmJmOTk0MTQ2ODA3ODIwZTVkZWUwZjgzMDg3' +
      'YzM4MmU4YzViYTc+Cj4+CmVuZG9iagoyIDAgb2JqCjw8Ci9UeXBlIC9QYWdlcwovQ291bnQgMQovS2lkcyBbIDQgMCBSIF0KPj4KZW5kb2JqCjMgMCBvYmoK' +
      'PDwKL1R5cGUgL0NhdGFsb2cKL1BhZ2VzIDIgMCBSCj4+CmVuZG9iago0IDAgb2JqCjw8Ci9UeXBlIC9QYWdlCi9SZXNvdXJjZXMgPDwKPj4KL01lZGlhQm94' +
      'IFsgMC4wIDAuMCA3MiA3MiBdCi9QYXJlbnQgMiAwIFIKPj4KZW5kb2JqCjUgMCBvYmoKPDwKL1YgNQovUiA2Ci9MZW5ndGggMjU2Ci9QIDQyOTQ5NjcyOTIK' +
      'L0ZpbHRlciAvU3RhbmRhcmQKL08gPDZjMWVmYjAyZjUxY2NlZDljZTE3MWVlZDJhNzI1ZmY5ZTFhYzJkOGMwNmIyNDU0YjVjMGUzMmVmNzZhMGVhOTBmM2Yw' +
      'MDNlNTNiODA5MzFlYWRjN2RjNjMwOGJmMTI1Mz4KL1UgPDY5NTE2OGU0NDEwZjQ2YzYzNDNkNzM5ZDcwNDgyM2NlMjQ0NjA5NzI2ZTk5MTAxYzE1Nzk5ZjEw' +
      'NzhjMmUzMDVmNGY1ZjQwNTZkYTAwYjRiNmI5YzE3NDU5YTJhNjVhNT4KL0NGIDw8Ci9TdGRDRiA8PAovQXV0aEV2ZW50IC9Eb2NPcGVuCi9DRk0gL0FFU1Yz' +
      'Ci9MZW5ndGggMzIKPj4KPj4KL1N0bUYgL1N0ZENGCi9TdHJGIC9TdGRDRgovT0UgPDU4ZDQ2NDVjZTljNmE0NWM4OWFhMDhjMGQyODExMGQyMTNmNTVlOTRm' +
      'NTY3YzQ4NmYyNjQxYmYyNGE4NDc3YmM+Ci9VRSA8MzJjMDE0M2Q4NzdiNTc5NjdkMjhkYjUwODQyMTY0YmRiYzZkYjQ5OThlZjkzMjUyNTcyZTY3Mzg3YmQ0' +
      'MTBhYT4KL1Blcm1zIDw3MDQ1MzNkMWIyN2I0YTNhYzkxMmRkZDc0OTgwNjQ1Mz4KPj4KZW5kb2JqCnhyZWYKMCA2CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAw' +
      'MDAwMDAxNSAwMDAwMCBuIAowMDAwMDAwMTEzIDAwMDAwIG4gCjAwMDAwMDAxNzIgMDAwMDAgbiAKMDAwMDAwMDIyMSAwMDAwMCBuIAowMDAwMDAwMzEzIDAw' +
      'MDAwIG4gCnRyYWlsZXIKPDwKL1NpemUgNgovUm9vdCAzIDAgUgovSW5mbyAxIDAgUgovSUQgWyA8NjQ2NjYzNjE2NjM1MzQzMjM3MzkzMDMzMzIzMDM2NjQ2' +
      'NDMxMzEzNDM0MzE2NDMwNjIzNTYyNjEzOTM2MzE2Mj4gPDY0NjY2MzYxNjYzNTM0MzIzNzM5MzAzMzMyMzAzNjY0NjQzMTMxMzQzNDMxNjQzMDYyMzU2MjYx' +
      'MzkzNjMxNjI+IF0KL0VuY3J5cHQgNSAwIFIKPj4Kc3RhcnR4cmVmCjg2OAolJUVPRgo=',
    'base64',
  ),
}
