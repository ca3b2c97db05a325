import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { lexer, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { useTranslations } from '../language/translations.ts'

const safeLink = (href: string) => (/^(https?:|mailto:|\/(?!\/)|#)/.test(href) ? href : undefined)

const inner = (token: { tokens?: Token[]; text?: string }): ReactNode =>
  token.tokens ? <Tree tokens={token.tokens} /> : (token.text ?? '')

/** One token as an element. HTML in the text is shown as written, never run. */
function renderToken(token: Token): ReactNode {
  switch (token.type) {
    case 'heading':
      return (
        <Typography
          component={`h${Math.min(token.depth + 2, 6)}` as 'h3'}
          variant={token.depth < 3 ? 'h6' : 'subtitle1'}
          gutterBottom
        >
          {inner(token as Tokens.Heading)}
        </Typography>
      )
    case 'paragraph':
      return <Typography sx={{ mb: 1.5, maxWidth: '68ch' }}>{inner(token as Tokens.Paragraph)}</Typography>
    case 'list': {
      const { ordered, items } = token as Tokens.List
      const lines = items.map((item, position) => <li key={`${position}:${item.raw}`}>{inner(item)}</li>)
      return ordered ? <ol>{lines}</ol> : <ul>{lines}</ul>
    }
    case 'blockquote':
      return <blockquote>{inner(token as Tokens.Blockquote)}</blockquote>
    case 'code':
      return <pre>{token.text}</pre>
    case 'hr':
      return <hr />
    case 'strong':
      return <strong>{inner(token as Tokens.Strong)}</strong>
    case 'em':
      return <em>{inner(token as Tokens.Em)}</em>
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return <Link href={safeLink(token.href)}>{inner(token as Tokens.Link)}</Link>
    case 'space':
      return null
    case 'text':
      return inner(token as Tokens.Text)
    default:
      return token.raw
  }
}

function Tree({ tokens }: { tokens: Token[] }) {
  return tokens.map((token, position) => <Fragment key={`${position}:${token.raw}`}>{renderToken(token)}</Fragment>)
}

/** A Markdown text as the page will set it, drawn without any HTML string. */
export function MarkdownPreview({ text }: { text: string }) {
  const translations = useTranslations()
  return text.trim() === '' ? (
    <Typography color="textSecondary">{translations.text('field.nothingWritten')}</Typography>
  ) : (
    <Tree tokens={lexer(text)} />
  )
}
