/**
 * The public address search: its script, the origins of the frames that the script opens, and of the pictures in them.
 * Source: domain-rules §5.4, decision 078.
 */
export const ADDRESS_SEARCH_SERVICE = {
  scriptUrl: 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
  frameOrigins: ['https://postcode.map.kakao.com', 'https://postcode.map.daum.net'],
  pictureOrigins: ['https://t1.kakaocdn.net', 'https://t1.daumcdn.net'],
} as const

/** Path of the page with the address search, on its own origin. */
export const ADDRESS_SEARCH_PATH = '/address-search'

/** Path of the page that holds the search and nothing else. */
export const ADDRESS_SEARCH_PAGE = '/address-search.html'
