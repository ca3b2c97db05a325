// @vitest-environment happy-dom
import { familyTexts } from '@pravesh/messages/family'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { I18nContext } from './i18n.ts'

afterEach(() => vi.restoreAllMocks())

function Broken(): never {
  throw new Error('A list without rows')
}

test.each(['en', 'hi'] as const)(
  'a screen that cannot be drawn says so (%s) and names the reference that the console has',
  async (language) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const box = document.createElement('div')
    document.body.append(box)
    // The boundary reports it; React would report it a second time.
    const root = createRoot(box, { onCaughtError: () => {} })
    localStorage.setItem('draft', 'Asha')
    root.render(
      <I18nContext value={{ language, texts: familyTexts(language) }}>
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      </I18nContext>,
    )
    await vi.waitFor(() => expect(box.querySelector('[role="alert"] button')).not.toBeNull())
    const [line, error] = logged.mock.calls[0] ?? []
    const reference = /^Reference (\S+)$/.exec(String(line))?.[1]
    expect(reference).toMatch(/^[0-9A-Z]{1,7}$/)
    expect(error).toBeInstanceOf(Error)
    expect(box.textContent).toContain(reference)
    expect(box.querySelector('h2')?.textContent).toBe(
      language === 'en' ? 'Something went wrong on this page' : 'इस पेज पर कुछ गड़बड़ हो गई',
    )
    expect(localStorage.getItem('draft')).toBe('Asha')
    root.unmount()
    box.remove()
  },
)
