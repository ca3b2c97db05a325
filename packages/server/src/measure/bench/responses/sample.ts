import { get } from 'node:http'

/** One response as sent over the wire, without the server's automatic headers. */
export interface Sample {
  status: number
  headers: [name: string, value: string][]
  body: Buffer
}

const ofTheServer = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

function pairs(raw: readonly string[]): Sample['headers'] {
  const found: Sample['headers'] = []
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const [name = '', value = ''] = raw.slice(index, index + 2)
    if (!ofTheServer.has(name.toLowerCase())) found.push([name, value])
  }
  return found
}

/** Sends one request. */
export function sampleOf(port: number, path: string, headers: Readonly<Record<string, string>>): Promise<Sample> {
  return new Promise((resolve, reject) => {
    const request = get({ port, path, headers, host: '127.0.0.1', agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
      response.on('end', () => {
        const status = response.statusCode ?? 0
        resolve({ status, headers: pairs(response.rawHeaders), body: Buffer.concat(parts) })
      })
    })
    request.on('error', reject)
  })
}

/** Of some addresses, the answer whose body is of middling length: it stands for all of them. */
export async function typical(port: number, paths: readonly string[], headers: Readonly<Record<string, string>>) {
  const samples: Sample[] = []
  for (const path of paths.slice(0, 9)) {
    const sample = await sampleOf(port, path, headers)
    if (sample.status !== 200 && sample.status !== 304) throw new Error(`${path} answered ${sample.status}`)
    samples.push(sample)
  }
  const middle = samples.toSorted((a, b) => a.body.length - b.body.length)[samples.length >> 1]
  if (!middle) throw new Error('There is no address to ask')
  return middle
}
