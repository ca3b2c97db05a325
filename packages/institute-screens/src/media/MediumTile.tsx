import ArrowBack from '@mui/icons-material/ArrowBack'
import ArrowForward from '@mui/icons-material/ArrowForward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { InstituteMedia } from '@pravesh/contract'
import { mediaTexts } from '@pravesh/messages/screens/institute/media'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { isShownAsPicture, mediumName } from './medium.ts'

export type Direction = 'earlier' | 'later'
/** Id of the button that moves a medium, so that the focus returns to it at its new position. */
export const moveButtonId = (id: number, direction: Direction) => `medium-${id}-${direction}`

type TileProps = {
  medium: InstituteMedia
  isFirst: boolean
  isLast: boolean
  isLogo: boolean
  busy: boolean
  onMove: (direction: Direction) => void
  /** Another medium was dropped on this one. */
  onDropped: (id: number) => void
  onEdit: () => void
  onDelete: () => void
  onCover: () => void
  onLogo: () => void
}

function Preview({ medium }: { medium: InstituteMedia }) {
  const { kind, url, alt } = medium
  if (isShownAsPicture(medium))
    return (
      <Box
        component="img"
        src={url}
        alt={alt ?? ''}
        loading="lazy"
        draggable={false}
        sx={{ width: '100%', aspectRatio: '1.6', objectFit: 'cover', display: 'block', bgcolor: 'action.hover' }}
      />
    )
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', aspectRatio: '1.6', bgcolor: 'action.hover', p: 1 }}>
      <Link href={url} target="_blank" rel="noreferrer" sx={{ textAlign: 'center', overflowWrap: 'anywhere' }}>
        <LinkOutlined sx={{ display: 'block', mx: 'auto' }} />
        {optionLabel(kind)}
      </Link>
    </Box>
  )
}

/** A picture or file with its texts and actions. It is moved by its buttons, or dragged onto another. */
export function MediumTile({ medium, isFirst, isLast, isLogo, busy, ...on }: TileProps) {
  const { translate } = useTranslations()
  const { id, kind, alt, caption, cover } = medium
  const name = mediumName(medium)
  const moves = [
    ['earlier', mediaTexts.moveEarlier, isFirst, ArrowBack],
    ['later', mediaTexts.moveLater, isLast, ArrowForward],
  ] as const
  return (
    <Paper
      component="li"
      variant="outlined"
      draggable={!busy}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(id))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        on.onDropped(Number(event.dataTransfer.getData('text/plain')))
      }}
      sx={{ overflow: 'hidden', display: 'flex', flexDirection: 'column', minWidth: 0, cursor: 'grab' }}
    >
      <Preview medium={medium} />
      <Box sx={{ p: 1.5, flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {caption && alt && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {alt}
          </Typography>
        )}
        <Box sx={{ display: 'flex', gap: 0.5, mt: cover || isLogo ? 1 : 0 }}>
          {cover && <Chip size="small" color="primary" label={translate(mediaTexts.cover)} />}
          {isLogo && <Chip size="small" color="primary" label={translate(mediaTexts.logo)} />}
        </Box>
      </Box>
      {kind === 'image' && (
        <Box sx={{ px: 1, display: 'flex', flexWrap: 'wrap' }}>
          <Button
            size="small"
            aria-disabled={busy}
            onClick={() => !busy && on.onCover()}
            aria-label={`${translate(cover ? mediaTexts.removeAsCover : mediaTexts.useAsCover)}: ${name}`}
          >
            {translate(cover ? mediaTexts.removeAsCover : mediaTexts.useAsCover)}
          </Button>
          <Button
            size="small"
            aria-disabled={busy}
            onClick={() => !busy && on.onLogo()}
            aria-label={`${translate(isLogo ? mediaTexts.removeAsLogo : mediaTexts.useAsLogo)}: ${name}`}
          >
            {translate(isLogo ? mediaTexts.removeAsLogo : mediaTexts.useAsLogo)}
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 0.5, borderTop: 1, borderColor: 'divider' }}>
        <Box>
          {moves.map(([direction, label, isAtEnd, Icon]) => (
            <IconButton
              key={direction}
              id={moveButtonId(id, direction)}
              size="small"
              disabled={isAtEnd}
              aria-disabled={busy || isAtEnd}
              aria-label={`${translate(label)}: ${name}`}
              onClick={() => !busy && on.onMove(direction)}
            >
              <Icon fontSize="small" />
            </IconButton>
          ))}
        </Box>
        <Box>
          <IconButton
            size="small"
            aria-label={`${translate(mediaTexts.changeTheDescription)}: ${name}`}
            onClick={on.onEdit}
          >
            <EditOutlined fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={`${translate(sharedTexts.delete)}: ${name}`} onClick={on.onDelete}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      </Box>
    </Paper>
  )
}
