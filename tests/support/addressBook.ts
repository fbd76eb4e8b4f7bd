import type { address } from '@jangteo/contract/address/address.schemas'
import type { z } from 'zod'
import type { Buyer } from './buyer.ts'
import { SEOUL } from './purchase.ts'

export type SavedAddress = z.output<typeof address>

type AddressForm = Omit<SavedAddress, 'buyerAddressIdEncrypt'>

/** An address as the form sends it, right in every field. */
export function anAddress(change: Partial<AddressForm> = {}): AddressForm {
  return { ...SEOUL, name: '우리 집', defaultYn: 'N', ...change }
}

export function saveAddress(
  buyer: Buyer,
  change: Partial<AddressForm> = {},
): Promise<SavedAddress> {
  return buyer.ask('POST', '/buyers/addresses', { body: anAddress(change) })
}

export async function listAddresses(buyer: Buyer): Promise<readonly SavedAddress[]> {
  const { content } = await buyer.ask<{ content: SavedAddress[] }>('GET', '/buyers/addresses/me')
  return content
}

/** The book as it is shown, the default one starred. */
export async function bookOf(buyer: Buyer): Promise<readonly string[]> {
  const addresses = await listAddresses(buyer)
  return addresses.map(({ name, defaultYn }) => (defaultYn === 'Y' ? `★${name}` : name))
}
