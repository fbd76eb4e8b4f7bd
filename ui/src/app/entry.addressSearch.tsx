// The page of the address search, which stands on an origin of its own and speaks to the shop that frames it.
import { ADDRESS_SEARCH_SERVICE } from '@jangteo/core/address/addressSearch.codes'
import { placeOfFound } from '@jangteo/core/address/addressSearch.rules'
import { useEffect } from 'react'
import { KakaoPostcodeEmbed } from 'react-daum-postcode'
import { createRoot } from 'react-dom/client'
import type { AddressSearchNews } from '../screens/address/addressSearch.ts'

const FILLED = { height: '100%' }

/** Its policy lets the shop alone frame this page, so nobody else hears it. */
function report(news: AddressSearchNews): void {
  window.parent.postMessage(news, '*')
}

/** In the place of a search whose script did not come. */
function Unavailable() {
  useEffect(() => report({ kind: 'failed' }), [])
  return null
}

function AddressSearch() {
  useEffect(() => report({ kind: 'opened' }), [])
  return (
    <KakaoPostcodeEmbed
      scriptUrl={ADDRESS_SEARCH_SERVICE.scriptUrl}
      style={FILLED}
      autoClose={false}
      errorMessage={<Unavailable />}
      onComplete={(found) => report({ kind: 'picked', place: placeOfFound(found) })}
    />
  )
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<AddressSearch />)
