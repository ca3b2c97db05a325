import type { ApiCall } from '../calls.ts'

type DeskArticle = { url: string; status: 'draft' | 'review' | 'archived'; category: string } & Readonly<
  Record<'title' | 'titleLocal' | 'excerpt' | 'excerptLocal' | 'body' | 'bodyLocal', string>
>

/** Invented articles that are not on the site: one is being written, one waits for a reader, one was taken off. */
const articles: readonly DeskArticle[] = [
  {
    url: 'first-week-in-a-hostel-demo',
    status: 'draft',
    category: 'school-admissions',
    title: 'The first week in a hostel (demo)',
    titleLocal: 'छात्रावास का पहला हफ़्ता (डेमो)',
    excerpt: 'What to pack, whom to call and what to ask on the first day.',
    excerptLocal: 'क्या साथ ले जाएँ, किसे फ़ोन करें और पहले दिन क्या पूछें।',
    body: 'A draft of the demonstration. The list of things to pack is still missing.',
    bodyLocal: 'प्रदर्शन का मसौदा। साथ ले जाने वाली चीज़ों की सूची अभी बाकी है।',
  },
  {
    url: 'questions-for-an-open-day-demo',
    status: 'review',
    category: 'school-admissions',
    title: 'Ten questions for an open day (demo)',
    titleLocal: 'ओपन डे पर पूछने के दस सवाल (डेमो)',
    excerpt: 'Questions about teachers, travel and fees that a brochure does not answer.',
    excerptLocal: 'शिक्षकों, आने-जाने और फ़ीस के वे सवाल जिनका जवाब विवरणिका में नहीं मिलता।',
    body: 'A text of the demonstration that waits for a second reader.\n\n- How many children are in a class?\n- Who teaches when a teacher is ill?\n- Which fees were raised last year?',
    bodyLocal:
      'प्रदर्शन का लेख, जिसे दूसरे पाठक का इंतज़ार है।\n\n- एक कक्षा में कितने बच्चे हैं?\n- शिक्षक बीमार हों तो कौन पढ़ाता है?\n- पिछले साल कौन-सी फ़ीस बढ़ी?',
  },
  {
    url: 'last-years-admission-days-demo',
    status: 'archived',
    category: 'school-admissions',
    title: 'Admission days of last year (demo)',
    titleLocal: 'पिछले साल की दाख़िले की तारीखें (डेमो)',
    excerpt: 'Taken off, because the days are over.',
    excerptLocal: 'हटाया गया, क्योंकि तारीखें बीत चुकी हैं।',
    body: 'A text of the demonstration that was taken off the site.',
    bodyLocal: 'प्रदर्शन का लेख, जो साइट से हटा दिया गया।',
  },
]
/** An article that an editor deletes: it is in the bin for some weeks. */
const deleted: DeskArticle = {
  url: 'uniform-shops-demo',
  status: 'draft',
  category: 'school-admissions',
  title: 'Where to buy a uniform (demo)',
  titleLocal: 'यूनिफ़ॉर्म कहाँ से लें (डेमो)',
  excerpt: 'Deleted, because it only named shops.',
  excerptLocal: 'हटाया गया, क्योंकि इसमें केवल दुकानों के नाम थे।',
  body: 'A text of the demonstration.',
  bodyLocal: 'प्रदर्शन का लेख।',
}

/** Articles in all states before and after publication, an address that has changed, and a record in the bin. */
export async function seedDeskContent(editor: ApiCall): Promise<void> {
  const { data: categories } = await editor('GET', '/admin/article-category')
  const add = async ({ category, ...article }: DeskArticle) => {
    const found = categories.find(({ url }) => url === category)
    const body = { ...article, category: found?.id, author: 'Demo editor', language: 'en' }
    return (await editor('POST', '/admin/articles', body)).data
  }
  for (const article of articles) {
    const { id, updatedAt } = await add(article)
    // The address of the archived one was changed once.
    if (article.status === 'archived')
      await editor('PUT', '/admin/articles', { id, updatedAt, url: 'admission-days-of-last-year-demo' })
  }
  const { id } = await add(deleted)
  await editor('DELETE', `/admin/articles?id=${id}`)
}
