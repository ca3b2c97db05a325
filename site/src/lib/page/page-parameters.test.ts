import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parametersIn, parametersOf, takesForm } from './page-parameters.ts'

const pages = globSync('**/*.{astro,ts}', { cwd: new URL('../../pages/', import.meta.url) }).map((file) => ({
  file,
  text: readFileSync(new URL(`../../pages/${file}`, import.meta.url), 'utf8'),
  path: `/${file.replace(/(?:\/?index)?\.(?:astro|ts)$/, '')}`.replace(/\[\w+\]/g, 'x'),
}))

it('names the parameters of each page that reads an address, and of no other', () => {
  expect(pages.length).toBeGreaterThan(20)
  const reads = ({ text }: { text: string }) => /parametersIn\(|readListing\(|Astro\.url\.search\b/.test(text)
  // The error page links back to the very address that failed.
  const readers = pages.filter((page) => reads(page) && page.file !== '500.astro')
  expect(readers.map(({ path }) => [path, parametersOf(path).length > 0])).toEqual(
    readers.map(({ path }) => [path, true]),
  )
  for (const { path } of pages.filter((page) => !reads(page))) expect([path, parametersOf(path)]).toEqual([path, []])
  expect(pages.filter(({ text }) => text.includes('searchParams')).map(({ file }) => file)).toEqual([])
})

it('knows a page in both languages, and nothing of what is no page', () => {
  expect(parametersOf('/hi/search')).toEqual(['q', 'kind', 'offset'])
  expect(parametersOf('/search/')).toEqual(['q', 'kind', 'offset'])
  expect(parametersOf('/enquiry/exam')).toEqual([
    ...['topic', 'class', 'course', 'school', 'college', 'exam', 'career'],
  ])
  expect(parametersOf('/enquiry/sent')).toContain('reference')
  expect(parametersOf('/hi/school/dps-pune/cost')).toEqual(['class', 'bus', 'hostel', 'books'])
  expect(parametersOf('/hi/school/dps-pune')).toEqual(['class'])
  for (const path of ['/', '/hi', '/constructor', '/__proto__', '/schools/a/b', '/hindi/search'])
    expect([path, parametersOf(path)]).toEqual([path, []])
  for (const path of ['/school/dps-pune/cuttack', '/school/a/b/cost', '/exam/jee-main/cost'])
    expect([path, parametersOf(path)]).toEqual([path, []])
})

it('takes forms on each page that reads one, and on no other', () => {
  const reads = pages.filter(({ text }) => text.includes('Astro.request.formData()')).map(({ path }) => path)
  expect(pages.filter(({ path }) => takesForm(path)).map(({ path }) => path)).toEqual(reads)
  expect(reads).toHaveLength(5)
  for (const path of [
    '/enquiry/exam',
    '/hi/enquiry/exam',
    '/report-review',
    '/hi/report-review/',
    '/hi/withdraw-consent',
  ])
    expect([path, takesForm(path)]).toEqual([path, true])
  expect(parametersOf('/hi/school/dps-pune')).toEqual(['class'])
  for (const path of ['/', '/hi', '/enquiry', '/enquiry/sent', '/hi/enquiry/sent/', '/enquiry/a/b', '/school/dps-pune'])
    expect([path, takesForm(path)]).toEqual([path, false])
})

it('keeps what a page reads, and drops the rest', () => {
  const url = new URL('https://x.in/hi/schools/all?utm_source=x&board=cbse&board=+cisce&feeMin=&z=1&sort=name')
  expect(parametersIn(url).toString()).toBe('board=cbse&board=cisce&sort=name')
})

it('reads a fee in digits of Devanagari', () => {
  const url = new URL('https://pravesh.example/hi/schools/all?feeMax=८००००&search=८')
  expect(parametersIn(url).toString()).toBe('feeMax=80000&search=%E0%A5%AE')
})
