import { readdirSync, readFileSync } from 'node:fs'
import { type InfoPageName, infoPages, versionedPages } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'

/** The text of a page in one language and version, as its file has it. */
type InfoText = { title: string; description: string; effective: string; markdown: string }
/** One version of a page in both languages. A page without versions has one, without a name. */
type InfoVersion = { version: string | null; effective: string; texts: Readonly<Record<Language, InfoText>> }

const folder = new URL('./texts/', import.meta.url)

/** Reads a file: lines of `name: value` between two lines of three dashes, then Markdown. */
export function parseInfoText(content: string, file: string): InfoText {
  const [, head = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/.exec(content) ?? []
  const values = Object.fromEntries(
    head.split('\n').map((line) => {
      const end = line.indexOf(': ')
      return [line.slice(0, end), line.slice(end + 2)]
    }),
  )
  const { title, description, effective } = values
  if (!title || !description || !effective || !/^\d{4}-\d{2}-\d{2}$/.test(effective))
    throw new Error(`${file} lacks its title, its description or the day on which it takes effect`)
  return { title, description, effective, markdown }
}

function readText(page: InfoPageName, version: string | null, language: Language): InfoText {
  const file = `${page}/${version ? `${version}.` : ''}${language}.md`
  return parseInfoText(readFileSync(new URL(file, folder), 'utf8'), file)
}

function readVersion(page: InfoPageName, version: string | null): InfoVersion {
  const texts = { en: readText(page, version, 'en'), hi: readText(page, version, 'hi') }
  if (texts.en.effective !== texts.hi.effective) throw new Error(`${page} takes effect on two days`)
  return { version, effective: texts.en.effective, texts }
}

function readVersions(page: InfoPageName): InfoVersion[] {
  if (!versionedPages.some((name) => name === page)) return [readVersion(page, null)]
  const names = readdirSync(new URL(`${page}/`, folder)).flatMap(
    (file) => /^(\d{4}-\d{2}(?:-\d{2})?)\.en\.md$/.exec(file)?.[1] ?? [],
  )
  return names
    .toSorted()
    .toReversed()
    .map((version) => readVersion(page, version))
}

/** Every version of every page, the newest first. Throws where a file is missing or incomplete. */
export const readInfoTexts = (): ReadonlyMap<InfoPageName, readonly InfoVersion[]> =>
  new Map(infoPages.map((page) => [page, readVersions(page)]))
