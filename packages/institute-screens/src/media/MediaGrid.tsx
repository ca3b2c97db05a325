import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import type { InstituteMedia } from '@pravesh/contract'
import { mediaTexts } from '@pravesh/messages/screens/institute/media'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useEffect, useRef, useState } from 'react'
import { Confirm } from 'react-admin'
import { MediumDialog } from './MediumDialog.tsx'
import { type Direction, MediumTile, moveButtonId } from './MediumTile.tsx'
import { mediumName } from './medium.ts'
import type { Media } from './use-media.ts'

/** Focuses the button that moved a medium, or the opposite one if it is now at an end. */
function focusMove(id: number, direction: Direction) {
  const opposite = direction === 'earlier' ? 'later' : 'earlier'
  const buttons = [direction, opposite].map((name) => document.getElementById(moveButtonId(id, name as Direction)))
  buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus()
}

/** The pictures and files of an institute in their order, with buttons to move, describe and delete them. */
export function MediaGrid({ items, media }: { items: readonly InstituteMedia[]; media: Media }) {
  const { translate } = useTranslations()
  const [edited, setEdited] = useState<InstituteMedia>()
  const [deleting, setDeleting] = useState<InstituteMedia>()
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<{ id: number; direction: Direction }>(undefined)
  useEffect(() => {
    if (!moved.current || media.busy || items.length === 0) return
    focusMove(moved.current.id, moved.current.direction)
    moved.current = undefined
  }, [items, media.busy])

  const isLogo = ({ url }: InstituteMedia) => url === media.logo
  const describe = (medium: InstituteMedia) =>
    [mediumName(medium), isLogo(medium) && translate(mediaTexts.itIsTheLogoWhich)].filter(Boolean).join('. ')

  async function move(medium: InstituteMedia, order: number) {
    if (order === medium.order || !(await media.change(medium, { order }))) return
    const values = { name: mediumName(medium), place: order, total: media.total }
    setAnnouncement(translate(mediaTexts.namePlacePlaceOfTotal, values))
  }
  function step(medium: InstituteMedia, direction: Direction) {
    moved.current = { id: medium.id, direction }
    void move(medium, medium.order + (direction === 'earlier' ? -1 : 1))
  }
  function drop(id: number, order: number) {
    const medium = items.find((item) => item.id === id)
    if (medium && !media.busy) void move(medium, order)
  }
  async function remove(medium: InstituteMedia) {
    const wasLogo = isLogo(medium)
    const isRemoved = await media.remove(medium)
    if (isRemoved && wasLogo) await media.saveLogo(null)
    setDeleting(undefined)
    // The button that opened the dialog is gone with its picture.
    if (isRemoved) setTimeout(() => list.current?.focus())
  }
  return (
    <>
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label={translate(menuTexts.picturesAndFiles)}
        aria-busy={media.busy}
        sx={{
          ...{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2, outline: 'none' },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {items.map((medium) => (
          <MediumTile
            key={medium.id}
            medium={medium}
            busy={media.busy}
            isFirst={medium.order === 1}
            isLast={medium.order >= media.total}
            isLogo={isLogo(medium)}
            onMove={(direction) => step(medium, direction)}
            onDropped={(id) => drop(id, medium.order)}
            onEdit={() => setEdited(medium)}
            onDelete={() => setDeleting(medium)}
            onCover={() => void media.setCover(medium, !medium.cover)}
            onLogo={() => void media.saveLogo(isLogo(medium) ? null : medium.url)}
          />
        ))}
      </Box>
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {announcement}
      </Box>
      {edited && <MediumDialog medium={edited} media={media} onClose={() => setEdited(undefined)} />}
      <Confirm
        isOpen={deleting !== undefined}
        loading={media.busy}
        title={translate(mediaTexts.deleteThisPictureOrFile)}
        content={deleting ? describe(deleting) : ''}
        confirm={translate(sharedTexts.delete)}
        confirmColor="warning"
        onConfirm={() => deleting && void remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </>
  )
}
