import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { textBlocks } from '@pravesh/contract/text-blocks'
import { lexer, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { useTranslations } from '../../language/translations.ts'

const safeLink = (href: string) => (/^(https?:|mailto:|\/(?!\/)|#)/.test(href) ? href : undefined)

const inner = (token: { tokens?: Token[]; text?: string }): ReactNode =>
  token.tokens ? <Tree tokens={token.tokens} /> : (token.text ?? '')

/** Allowed addresses of pictures: of the web, or of this site. */
const safePicture = (href: string) => (/^(https?:|\/(?!\/))/.test(href) ? href : undefined)
const withoutTags = (html: string) => html.replaceAll(/<[^<>]*>/g, '')

function Table({ header, rows }: Tokens.Table) {
  return (
    <Box
      component="table"
      sx={{
        borderCollapse: 'collapse',
        mb: 1.5,
        '& th, & td': { border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'left' },
      }}
    >
      <thead>
        <tr>
          {header.map((cell, position) => (
            <th key={`${position}:${cell.text}`} scope="col">
              {inner(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, position) => (
          <tr key={`${position}:${row.map((cell) => cell.text).join('|')}`}>
            {row.map((cell, column) => (
              <td key={`${column}:${cell.text}`}>{inner(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

/** One token as an element. Of HTML in the text only the text content is rendered; none of it runs. */
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
    case 'del':
      return <del>{inner(token as Tokens.Del)}</del>
    case 'table':
      return <Table {...(token as Tokens.Table)} />
    case 'image':
      return <Box component="img" src={safePicture(token.href)} alt={token.text} sx={{ maxWidth: '100%' }} />
    case 'html':
      return withoutTags(token.raw)
    case 'escape':
      return token.text
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

/** Headings, paragraphs and lists of plain words. */
function PlainBlocks({ text }: { text: string }) {
  return textBlocks(text).map((block, position) => {
    const key = `${position}:${block.kind}`
    if (block.kind === 'heading')
      return (
        <Typography key={key} component="h5" variant="subtitle1" gutterBottom>
          {block.text}
        </Typography>
      )
    if (block.kind === 'paragraph')
      return (
        <Typography key={key} sx={{ mb: 1.5, maxWidth: '68ch' }}>
          {block.text}
        </Typography>
      )
    const lines = block.items.map((item, line) => <li key={`${line}:${item}`}>{item}</li>)
    return block.ordered ? <ol key={key}>{lines}</ol> : <ul key={key}>{lines}</ul>
  })
}

/** A Markdown text as on its page, rendered without any HTML string. `plain`: as pages render fields declared so. */
export function MarkdownPreview({ text, plain }: { text: string; plain: boolean }) {
  const translations = useTranslations()
  if (text.trim() === '')
    return <Typography color="textSecondary">{translations.text('field.nothingWritten')}</Typography>
  return plain ? <PlainBlocks text={text} /> : <Tree tokens={lexer(text)} />
}
