import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslations } from '@pravesh/console-kit'
import { partsOf } from '@pravesh/console-kit/entity/entity-parts'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import type { Fields } from '@pravesh/contract'
import { editingTexts } from '@pravesh/messages/screens/catalogue/editing'
import { useId, useState } from 'react'
import { useStore } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useOpenAtError } from './use-open-at-error.ts'
import { WritingInputs } from './WritingInputs.tsx'
import { WritingPreview } from './WritingPreview.tsx'

type View = 'write' | 'preview'

/** What a person sees of the form: the language of the text, on a narrow screen writing or preview, on a wide one the details. */
function useParts(hindiNames: readonly string[], sideNames: readonly string[]) {
  const [isHindi, setHindi] = useState(false)
  const [view, setView] = useState<View>('write')
  const [hasDetails, setDetails] = useStore('writing.details', true)
  useOpenAtError((names) => {
    setView('write')
    if (names.some((name) => sideNames.includes(name))) setDetails(true)
    const texts = names.filter((name) => !sideNames.includes(name))
    if (texts.length > 0) setHindi(texts.every((name) => hindiNames.includes(name)))
  })
  return { isHindi, setHindi, view, setView, hasDetails, setDetails }
}

/**
 * The form of a text that is written for a page: writing with the preview beside it, on a narrow screen one of both, and the other fields at
 * the side. `written` names its texts, the title first.
 */
export function WritingForm({ fields, written }: { fields: Fields; written: readonly string[] }) {
  const { text, translate } = useTranslations()
  const isWide = useMediaQuery<{ breakpoints: { up: (name: 'lg') => string } }>(({ breakpoints }) =>
    breakpoints.up('lg'),
  )
  const id = useId()
  const hindiNames = written.flatMap(
    (name) => Object.keys(fields).find((other) => fields[other]?.hindiOf === name) ?? [],
  )
  const sideNames = Object.keys(fields).filter((name) => !written.includes(name) && !hindiNames.includes(name))
  const sideFields = Object.fromEntries(Object.entries(fields).filter(([name]) => sideNames.includes(name)))
  const { isHindi, setHindi, view, setView, hasDetails, setDetails } = useParts(hindiNames, sideNames)
  const base: unknown = useWatch({ name: 'language' })
  const panelProps = (name: View) =>
    isWide
      ? { component: 'section' as const, 'aria-label': text(`field.${name}`) }
      : { role: 'tabpanel', id: `${id}-${name}`, 'aria-labelledby': `${id}-tab-${name}` }
  const columns = ['minmax(0, 1fr)', 'minmax(0, 1fr)', ...(hasDetails ? ['260px'] : [])].join(' ')
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isHindi}
          onChange={(_event, next: boolean | null) => setHindi(next ?? isHindi)}
          aria-label={translate(editingTexts.languageOfTheText)}
        >
          <ToggleButton value={false}>{optionLabel(base === 'hi' ? 'hi' : 'en')}</ToggleButton>
          <ToggleButton value>{optionLabel('hi')}</ToggleButton>
        </ToggleButtonGroup>
        {isWide ? (
          <Button aria-expanded={hasDetails} onClick={() => setDetails(!hasDetails)} sx={{ ml: 'auto' }}>
            {translate(hasDetails ? editingTexts.hideDetails : editingTexts.showDetails)}
          </Button>
        ) : (
          <Tabs
            value={view}
            onChange={(_event, next: View) => setView(next)}
            aria-label={translate(editingTexts.writingAndPreview)}
          >
            {(['write', 'preview'] as const).map((name) => (
              <Tab
                key={name}
                value={name}
                id={`${id}-tab-${name}`}
                aria-controls={`${id}-${name}`}
                label={text(`field.${name}`)}
              />
            ))}
          </Tabs>
        )}
      </Box>
      <Box
        sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: isWide ? columns : 'minmax(0, 1fr)' }}
      >
        <Box {...panelProps('write')} hidden={!isWide && view !== 'write'}>
          {/* Both stay mounted: errors and cursors of one must not be lost with the other. */}
          <div hidden={isHindi}>
            <WritingInputs fields={fields} names={written} />
          </div>
          <div hidden={!isHindi}>
            <WritingInputs fields={fields} names={hindiNames} />
          </div>
        </Box>
        <Box
          {...panelProps('preview')}
          hidden={!isWide && view !== 'preview'}
          lang={isHindi || base === 'hi' ? 'hi' : 'en'}
          tabIndex={0}
          sx={{
            ...{ bgcolor: 'background.default', border: 1, borderColor: 'divider', borderRadius: 1, p: 2 },
            ...(isWide && { position: 'sticky', top: 72, maxHeight: 'calc(100dvh - 160px)', overflowY: 'auto' }),
          }}
        >
          <WritingPreview fields={fields} names={isHindi ? hindiNames : written} />
        </Box>
        <Box
          component="aside"
          aria-label={translate(editingTexts.details)}
          hidden={isWide && !hasDetails}
          sx={{ minWidth: 0 }}
        >
          {partsOf({ fields: sideFields }).map(({ title, names }) => (
            <FormSection key={title} title={title}>
              <FieldGrid fields={sideFields} names={names} />
            </FormSection>
          ))}
        </Box>
      </Box>
    </>
  )
}
