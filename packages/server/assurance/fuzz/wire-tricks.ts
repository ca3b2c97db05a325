import fc from 'fast-check'
import type { SentRequest } from './request.ts'

type Trick = { kind: string; apply: (request: SentRequest) => SentRequest }
const header = (name: string, value: string): Trick => ({
  kind: `header ${name}`,
  apply: (r) => ({ ...r, headers: { ...r.headers, [name]: value } }),
})
const payload = (kind: string, change: (text: string) => string): Trick => ({
  kind: `text ${kind}`,
  apply: (r) => (r.payload === undefined ? r : { ...r, payload: change(r.payload) }),
})
const address = (kind: string, change: (url: string) => string): Trick => ({
  kind: `address ${kind}`,
  apply: (r) => ({ ...r, url: change(r.url) }),
})

const tricks: readonly Trick[] = [
  ...['text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=utf-16', 'a', ''].map((type) =>
    header('content-type', type),
  ),
  header('content-type', 'application/json;charset=utf-8;charset=latin1'),
  header('content-encoding', 'gzip'),
  header('transfer-encoding', 'gzip'),
  header('x-http-method-override', 'DELETE'),
  header('x-forwarded-for', '127.0.0.1, <script>'),
  header('x-forwarded-host', 'evil.example.in'),
  header('x-page-origin', 'javascript:alert(1)'),
  header('x-page-origin', `https://${'a'.repeat(5_000)}`),
  header('x-request-id', "'; drop table session; --"),
  header('request-id', '\u00ff'.repeat(200)),
  header('host', 'evil.example.in:99999'),
  header('accept', 'application/xml;q=NaN'),
  header('accept-language', 'a'.repeat(5_000)),
  header('if-none-match', '*'),
  header('range', 'bytes=0-0,5-,-9999999999'),
  header('cookie', '__proto__=1; a=%'),
  header('expect', '200-ok'),
  payload('cut', (text) => text.slice(0, -1)),
  payload('twice', (text) => text + text),
  payload('empty', () => ''),
  payload('bom', (text) => `\ufeff${text}`),
  payload('key twice', (text) => text.replace(/^\{("[^"]*"):/, '{$1:null,$1:')),
  payload('single quotes', (text) => text.replaceAll('"', "'")),
  payload('a prototype', (text) => text.replace(/^\{/, '{"__proto__":{"admin":true},')),
  payload('a constructor', (text) => text.replace(/^\{/, '{"constructor":{"prototype":{"admin":true}},')),
  payload('deep', () => `${'['.repeat(50_000)}${']'.repeat(50_000)}`),
  payload('deep, open', () => '{"a":'.repeat(50_000)),
  payload('large', () => `"${'x'.repeat(600_000)}"`),
  address('slash', (url) => url.replace(/\/?(\?|$)/, '/$1')),
  address('parameter twice', (url) => `${url}${url.includes('?') ? `&${url.split('?')[1]}` : '?page=1&page=2'}`),
  address('broken escape', (url) => `${url}${url.includes('?') ? '&' : '?'}search=%`),
  address('plus', (url) => `${url}${url.includes('?') ? '&' : '?'}search=a+b%2Bc`),
  address('no value', (url) => `${url}${url.includes('?') ? '&' : '?'}search&=&==&limit`),
  address('semicolon', (url) => `${url};a=1`),
  address('hash', (url) => `${url}#x`),
]

/** Usually nothing; one in ten calls is twisted on its way. */
export const tricksOnTheWire: fc.Arbitrary<Trick | undefined> = fc.oneof(
  { weight: 9, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom(...tricks) },
)
