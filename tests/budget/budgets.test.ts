import { expect, test } from 'vitest'
import { gatesOf, measure } from './budgets.ts'
import type { Manifest } from './manifest.ts'

const BUILD: Manifest = {
  'index.html': { file: 'a/main.js', isEntry: true, imports: ['_react.js'], css: ['a/main.css'] },
  '_react.js': { file: 'a/react.js' },
  '_lists.js': { file: 'a/lists.js', imports: ['_react.js'], css: ['a/lists.css'] },
  'src/screens/display/HomeScreen.tsx': {
    file: 'a/home.js',
    isDynamicEntry: true,
    imports: ['_lists.js', 'index.html'],
  },
  'src/screens/cart/CartScreen.tsx': {
    file: 'a/cart.js',
    isDynamicEntry: true,
    imports: ['_lists.js'],
    css: ['a/cart.css'],
  },
  'src/screens/seller/SellerHomeScreen.tsx': {
    file: 'a/seller.js',
    isDynamicEntry: true,
    imports: ['index.html'],
    dynamicImports: ['_table.js'],
    css: ['a/lists.css'],
  },
  '_table.js': { file: 'a/table.js', css: ['a/table.css'] },
  'src/parts/OptionSheet.tsx': { file: 'a/sheet.js', isDynamicEntry: true },
}

test('each view counts what it loads until it is hydrated, each file once', () => {
  expect(gatesOf(BUILD)).toEqual([
    {
      name: 'HomeScreen, scripts',
      limitKb: 150,
      files: ['a/main.js', 'a/react.js', 'a/home.js', 'a/lists.js'],
    },
    { name: 'HomeScreen, own script', limitKb: 30, files: ['a/home.js'] },
    { name: 'HomeScreen, styles', limitKb: 13.4, files: ['a/main.css', 'a/lists.css'] },
    {
      name: 'CartScreen, scripts',
      limitKb: 193.5,
      files: ['a/main.js', 'a/react.js', 'a/cart.js', 'a/lists.js'],
    },
    { name: 'CartScreen, own script', limitKb: 30, files: ['a/cart.js'] },
    {
      name: 'CartScreen, styles',
      limitKb: 13.4,
      files: ['a/main.css', 'a/cart.css', 'a/lists.css'],
    },
    {
      name: 'SellerHomeScreen, scripts',
      limitKb: 193.5,
      files: ['a/main.js', 'a/react.js', 'a/seller.js'],
    },
    { name: 'SellerHomeScreen, own script', limitKb: 30, files: ['a/seller.js'] },
    { name: 'SellerHomeScreen, styles', limitKb: 13.4, files: ['a/main.css', 'a/lists.css'] },
    { name: 'OptionSheet, own script', limitKb: 40, files: ['a/sheet.js'] },
    {
      name: 'all styles of buyers',
      limitKb: 62.5,
      files: ['a/main.css', 'a/lists.css', 'a/cart.css'],
    },
    { name: 'all styles of staff', limitKb: 20, files: ['a/table.css'] },
  ])
})

test('a gate is left up to its limit and broken one byte above it', () => {
  const gate = { name: 'all styles', limitKb: 60, files: ['a.css', 'b.css'] }
  expect(measure([gate], () => 30_000)).toEqual([{ ...gate, sizeKb: 60, isUnchanged: true }])
  expect(measure([gate], () => 30_001)).toEqual([{ ...gate, sizeKb: 60.002, isUnchanged: false }])
})

test('a build without entry, home or styles is refused', () => {
  const { 'index.html': _entry, ...noEntry } = BUILD
  expect(() => gatesOf(noEntry)).toThrow('no entry')
  const { 'src/screens/display/HomeScreen.tsx': _home, ...noHome } = BUILD
  expect(() => gatesOf(noHome)).toThrow('no HomeScreen')
  const unstyled = Object.entries(BUILD).map(([key, chunk]) => [key, { ...chunk, css: [] }])
  expect(() => gatesOf(Object.fromEntries(unstyled) as Manifest)).toThrow('no styles')
})
