/** Paths hidden from search engines: consoles, the API, and pages for accounts. */
const hidden = [
  '/admin',
  '/administration',
  '/api/',
  '/student',
  '/hi/student',
  '/dev/',
  '/sandbox/',
  '/unsubscribe',
  '/compare',
  '/hi/compare',
]

/** Which addresses search engines may read, and where the sitemap is (RFC 9309). */
export const robotsTxt = (origin: string): string =>
  ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
