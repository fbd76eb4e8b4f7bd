import type { PublishedSaleDraw } from '@jangteo/core/promotion/saleDraw.rules'

/** Saves the published record of a draw as a file on the reader's device. */
export function saveRecord(record: PublishedSaleDraw): void {
  const file = new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = `special-sale-${record.saleGoodsId}.json`
  link.click()
  URL.revokeObjectURL(url)
}
