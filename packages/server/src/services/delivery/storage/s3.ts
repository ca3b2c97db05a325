import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { S3 } from '../../../platform/config/stores.ts'
import { isKey, newKey, type Storage } from './storage.ts'

/** Private files in a bucket of an S3-compatible service. Transient errors are retried three times, all within the time limit. */
export function s3Storage(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3,
  timeoutMs = 15_000,
  page = 1_000,
): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2, initRetryMs: 100 })
  const base = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(bucket)}`

  async function sendRequest(
    method: 'PUT' | 'GET' | 'DELETE',
    path: string,
    body?: Uint8Array<ArrayBuffer>,
    type?: string,
    signal = AbortSignal.timeout(timeoutMs),
  ) {
    const response = await client
      .fetch(`${base}${path}`, {
        method,
        signal,
        redirect: 'error',
        ...(body ? { body } : {}),
        ...(type ? { headers: { 'content-type': type, 'cache-control': 'private, no-store' } } : {}),
      })
      .catch((error: unknown) => {
        const isTimeout = error instanceof Error && error.name === 'TimeoutError'
        throw new Error(isTimeout ? 'The file store did not answer in time' : 'The file store cannot be reached')
      })
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404) return undefined
    throw new Error(`The file store refused a ${method}: status ${response.status}`)
  }

  /** The start of a download has a time limit: the pace of the rest depends on its reader. */
  async function openBody(path: string): Promise<Readable | undefined> {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(new DOMException('No reply', 'TimeoutError')), timeoutMs)
    const response = await sendRequest('GET', path, undefined, undefined, limit.signal).finally(() =>
      clearTimeout(timer),
    )
    return response?.body ? Readable.fromWeb(response.body) : undefined
  }

  /** By ListObjects, page by page. */
  async function* names() {
    for (let last = ''; ; ) {
      const response = await sendRequest('GET', `?${new URLSearchParams({ 'max-keys': String(page), marker: last })}`)
      if (!response) throw new Error('The file store has no such bucket')
      const listing = await response.text()
      for (const [, name = ''] of listing.matchAll(/<Key>([^<]*)</g)) {
        yield name
        last = name
      }
      if (!listing.includes('<IsTruncated>true')) return
    }
  }

  return {
    sealsWith: null,
    names,
    async put(bytes, type, key = newKey()) {
      if (!(await sendRequest('PUT', `/${key}`, new Uint8Array(bytes), type)))
        throw new Error('The file store has no such bucket')
      return key
    },
    // A bucket has no end.
    checkSpace: () => Promise.resolve(),
    async get(key) {
      const response = isKey(key) ? await sendRequest('GET', `/${key}`) : undefined
      return response && new Uint8Array(await response.arrayBuffer())
    },
    open: async (key) => (isKey(key) ? openBody(`/${key}`) : undefined),
    async remove(key) {
      if (isKey(key)) await sendRequest('DELETE', `/${key}`)
    },
  }
}
