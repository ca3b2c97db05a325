import AddLink from '@mui/icons-material/AddLink'
import UploadFile from '@mui/icons-material/UploadFile'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import Typography from '@mui/material/Typography'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { ChangeableByRole } from '@pravesh/console-kit/form/ChangeableByRole'
import { mediaTexts } from '@pravesh/messages/screens/institute/media'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { useRef, useState } from 'react'
import { useCanAccess, useResourceContext } from 'react-admin'
import { isAbsent, ReadState } from '../editor/ReadState.tsx'
import { MediaGrid } from './MediaGrid.tsx'
import { MediumDialog } from './MediumDialog.tsx'
import { acceptedTypes, mediaPerPage } from './medium.ts'
import { UploadPanel } from './UploadPanel.tsx'
import { useMedia } from './use-media.ts'
import { useUploads } from './use-uploads.ts'

/** Pictures, films, brochures and tours of an institute: uploaded or added by address, described, put in order, deleted. */
export function MediaPage() {
  const { translate, text } = useTranslations()
  const media = useMedia()
  const { media: items, total, error, refetch, page, setPage } = media
  const uploads = useUploads(() => void refetch())
  const input = useRef<HTMLInputElement>(null)
  const [isAdding, setAdding] = useState(false)
  const { canAccess: canAdd = false } = useCanAccess({ resource: useResourceContext() ?? '', action: 'create' })
  if (isAbsent(error)) return <PageHead title={text('form.notFound')} />
  return (
    <>
      <PageHead
        title={translate(menuTexts.picturesAndFiles)}
        detail={<Box sx={{ maxWidth: '72ch' }}>{translate(mediaTexts.familiesSeeTheCoverFirst)}</Box>}
        actions={
          canAdd && (
            <>
              <Button variant="outlined" startIcon={<AddLink />} onClick={() => setAdding(true)}>
                {translate(mediaTexts.addByAddress)}
              </Button>
              <Button variant="contained" startIcon={<UploadFile />} onClick={() => input.current?.click()}>
                {translate(mediaTexts.uploadFiles)}
              </Button>
              <input
                ref={input}
                type="file"
                multiple
                hidden
                accept={acceptedTypes}
                aria-label={translate(mediaTexts.uploadFiles)}
                onChange={({ target }) => {
                  uploads.add(target.files ?? [])
                  // The same file can be chosen again.
                  target.value = ''
                }}
              />
            </>
          )
        }
      />
      <UploadPanel uploads={uploads} />
      {!items && <ReadState error={error} refetch={refetch} height={240} />}
      {items?.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 4 }}>
          {translate(mediaTexts.thereAreNoPicturesYet)}
        </Typography>
      )}
      {items && items.length > 0 && (
        <ChangeableByRole>
          <MediaGrid items={items} media={media} />
        </ChangeableByRole>
      )}
      {total > mediaPerPage && (
        <Pagination
          count={Math.ceil(total / mediaPerPage)}
          page={page}
          onChange={(_event, next) => setPage(next)}
          sx={{ mt: 2 }}
        />
      )}
      {isAdding && <MediumDialog medium={undefined} media={media} onClose={() => setAdding(false)} />}
    </>
  )
}
