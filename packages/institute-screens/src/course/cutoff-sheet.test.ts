import { pasteBlock } from '@pravesh/console-kit/grid/paste-block'
import { expect, test } from 'vitest'
import { cutoffColumns, nextCutoff } from './cutoff-grid.ts'

test('a list of an admission authority is read with its own names of seats and quotas', () => {
  const block = [
    'Round\tSeat Type\tQuota\tOpening Rank\tClosing Rank',
    '6\tOPEN\tAI\t1201\t3,402',
    '6\tOBC-NCL (PwD)\tHS\t-\t80',
    '6\tसामान्य\tअखिल भारतीय\t1\t2',
  ].map((line) => line.split('\t'))
  const target = { columns: cutoffColumns(), rows: [], row: 0, column: 0, max: 120, blank: nextCutoff }
  expect(pasteBlock(block, target)).toMatchObject({
    hasHeader: true,
    rows: [
      { round: 6, category: 'general', quota: 'all-india', opening: 1201, closing: 3402 },
      { round: 6, category: 'obc-ncl-pwd', quota: 'home-state', opening: null, closing: 80 },
      { category: 'general', quota: 'all-india' },
    ],
  })
})
