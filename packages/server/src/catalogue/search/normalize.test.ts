import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDb } from '../../platform/db/testing/test-db.ts'

const { db } = await testDb()

const norm = async (text: string) =>
  (await db.execute<{ text: string }>(sql`select search_norm(${text}) as text`)).rows[0]?.text
const keys = async (...terms: string[]) =>
  new Set(
    (
      await db.execute<{ key: string }>(
        sql`select search_key(word) as key from unnest(${`{${terms}}`}::text[]) as word`,
      )
    ).rows.map((r) => r.key),
  )

test.each([
  ["St. Mary's Convent", 'st marys convent'],
  ["St Mary ' s", 'st marys'],
  ['K.V. No. 2, R.K. Puram', 'kv no 2 rk puram'],
  ['D. A. V. Public School', 'dav public school'],
  ['KENDRIYA VIDYALAYA NO-II', 'kendriya vidyalaya no 2'],
  ['Kendriya Vidyalaya No.2', 'kendriya vidyalaya no 2'],
  ['B.Tech / B.E.', 'btech be'],
  ['Arts & Science', 'arts and science'],
  ['Université d’été', 'universite dete'],
  ['தமிழ் பள்ளி', 'தமிழ் பள்ளி'],
  ['%_\\ \' & | ! : * ( ) "', ''],
  ['', ''],
])('%s is compared as "%s"', async (text, expected) => {
  expect(await norm(text)).toBe(expected)
})

test.each([
  ['दिल्ली पब्लिक स्कूल', 'delhi public school'],
  ['सेंट जेवियर्स कॉलेज', 'st xaviers college'],
  ['केंद्रीय विद्यालय क्रमांक २', 'kendriy vidyalay no 2'],
  ['चंडीगढ़', 'chandigarh'],
  ['मुंबई', 'mumbai'],
  ['ज्ञान भारती', 'gyan bharati'],
  ['दिल्\u200dली पब्\u200cलिक स्\u200dकूल', 'delhi public school'],
  ['St\u200c. Ma\u200dry', 'st mary'],
])('%s is read as "%s"', async (text, expected) => {
  expect(await norm(text)).toBe(expected)
})

test.each([
  [['vidyalaya', 'vidyalay', 'vidhyalaya', 'vidyalai']],
  [['saraswati', 'sarasvati', 'saraswathi']],
  [['kendriya', 'kendriy', 'kendria']],
  [['bharati', 'bharti', 'bharthi']],
  [['lakshmi', 'laxmi']],
  [['school', 'skool']],
])('%s sound alike', async (terms) => {
  expect(await keys(...terms)).toHaveLength(1)
})

test.each([
  ['delhi', 'dehli'],
  ['patna', 'pune'],
  ['main', 'mani'],
])('%s and %s do not', async (first, other) => {
  expect(await keys(first, other)).toHaveLength(2)
})
