/** The headers of an answer as XMLHttpRequest writes them, one a line. */
function headersOf(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.trim().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

/**
 * A `fetch` that reports the sent share of its body, from 0 to 1, which `fetch` itself does not. It sends text alone, as our client writes
 * it, and can be cancelled by the signal.
 */
export const uploading =
  (onProgress: (part: number) => void): typeof fetch =>
  (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const cancelled = () => reject(signal?.reason ?? new DOMException('Cancelled', 'AbortError'))
      if (signal?.aborted) return cancelled()
      const cancel = () => request.abort()
      request.open(method, String(address))
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.responseType = 'arraybuffer'
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      }
      request.onload = () => {
        const { status, statusText, response } = request
        const empty = status === 204 || status === 304
        resolve(
          new Response(empty ? null : response, {
            status,
            statusText,
            headers: headersOf(request.getAllResponseHeaders()),
          }),
        )
      }
      request.onerror = () => reject(new TypeError('The server cannot be reached'))
      request.onabort = cancelled
      request.onloadend = () => signal?.removeEventListener('abort', cancel)
      signal?.addEventListener('abort', cancel)
      request.send(typeof body === 'string' ? body : null)
    })
