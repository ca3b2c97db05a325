import Box from '@mui/material/Box'
import type { SyntheticEvent } from 'react'

/**
 * HTML of a mail for a frame on a page whose policy blocks inline styles: its styles wait in `data-style`, and its links lead nowhere. Styles
 * that are not on an element are left out.
 */
export function framedHtml(html: string): string {
  // The policy also holds while a text is parsed: nothing of it may be a style by then.
  const styleless = html
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ' data-style'))
    .replace(/<(\/?)style\b/gi, '<$1template')
  const page = new DOMParser().parseFromString(styleless, 'text/html')
  for (const element of page.querySelectorAll('template, script, link, meta[http-equiv]')) element.remove()
  for (const link of page.querySelectorAll('a[href]')) {
    link.removeAttribute('href')
    link.setAttribute('data-style', `text-decoration:underline;${link.getAttribute('data-style') ?? ''}`)
  }
  return `<!doctype html>${page.documentElement.outerHTML}`
}

/** Applies the waiting styles, which scripts of the page may, and gives the frame the height of its mail. */
function dress({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const page = frame.contentDocument
  if (!page) return
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? ''
  frame.style.height = `${page.documentElement.scrollHeight}px`
}

/** The HTML of a mail as its reader sees it. Nothing in it runs, and no link can be followed. */
export const MailFrame = ({ html, title }: { html: string; title: string }) => (
  <Box
    component="iframe"
    title={title}
    sandbox="allow-same-origin"
    srcDoc={framedHtml(html)}
    onLoad={dress}
    sx={{ display: 'block', width: '100%', border: 0, borderRadius: 1 }}
  />
)
