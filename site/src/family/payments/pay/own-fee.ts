import type { CartItem } from '@pravesh/contract'
import { formatRupees, type Language } from '@pravesh/messages'
import type { FamilyText } from '@pravesh/messages/family'

/** A sentence on the institute's own form fee, which is no part of the payment here. */
export function ownFee(fee: CartItem['formFee'], text: FamilyText<'ownFee'>, language: Language): string {
  if (!fee) return text('ownFee.unknown')
  if (fee.value === 0) return text('ownFee.none')
  const amount = formatRupees(fee.value, language)
  return text(fee.source.tier === 'demo' ? 'ownFee.demo' : 'ownFee.known', { amount })
}
