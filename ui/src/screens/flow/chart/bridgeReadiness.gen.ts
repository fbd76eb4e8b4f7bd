// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "bridgeReadiness",
  label: "네이티브 앱 기다리기",
  start: "looking",
  guards: ["looksAgain"],
  delays: {"pollInterval":100},
  keeps: [],
  refusals: {},
  states: [
    {"state":"looking","label":"앱이 있는지 보는 중","tags":["busy"],"entry":["countPoll","look"],"asks":[],"otherwise":null,"steps":[{"event":"native.ready","index":0,"target":"ready","actor":"system","action":"앱이 있음","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"xstate.after.pollInterval.bridgeReadiness.looking","index":0,"target":"looking","actor":"system","action":"아직 없음","afterMs":100,"guard":"looksAgain","effects":[],"otherwise":null},{"event":"xstate.after.pollInterval.bridgeReadiness.looking","index":1,"target":"absent","actor":"system","action":"그만 봄","afterMs":100,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"absent","label":"앱 없이","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"native.ready","index":0,"target":"ready","actor":"system","action":"늦게 준비됨","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"ready","label":"앱과 함께","tags":["terminal"],"entry":["reportApp"],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 490,
  height: 438,
  states: {
    "looking": {"x":70,"y":24,"width":160,"height":60},
    "absent": {"x":75,"y":198,"width":96,"height":60},
    "ready": {"x":91,"y":354,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"looking","to":"ready","points":[[177,84],[177,104],[241,104],[241,334],[155,334],[155,354]],"label":{"x":199,"y":214,"width":84,"height":28},"steps":[{"state":"looking","event":"native.ready","index":0}]},
    {"from":"looking","to":"looking","points":[[230,44],[246,44],[246,64],[230,64]],"label":{"x":252,"y":31,"width":214,"height":46},"steps":[{"state":"looking","event":"xstate.after.pollInterval.bridgeReadiness.looking","index":0}]},
    {"from":"looking","to":"absent","points":[[123,84],[123,198]],"label":{"x":66,"y":124,"width":114,"height":46},"steps":[{"state":"looking","event":"xstate.after.pollInterval.bridgeReadiness.looking","index":1}]},
    {"from":"absent","to":"ready","points":[[123,258],[123,354]],"label":{"x":75,"y":286,"width":96,"height":28},"steps":[{"state":"absent","event":"native.ready","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "bridgeReadiness",
 "meta": {
  "label": "네이티브 앱 기다리기"
 },
 "context": {
  "pollCount": 0
 },
 "initial": "looking",
 "states": {
  "looking": {
   "meta": {
    "label": "앱이 있는지 보는 중"
   },
   "tags": [
    "busy"
   ],
   "entry": [
    "countPoll",
    "look"
   ],
   "after": {
    "pollInterval": [
     {
      "target": "looking",
      "reenter": true,
      "guard": "looksAgain",
      "meta": {
       "actor": "system",
       "action": "아직 없음"
      },
      "description": "시스템: 아직 없음"
     },
     {
      "target": "absent",
      "meta": {
       "actor": "system",
       "action": "그만 봄"
      },
      "description": "시스템: 그만 봄"
     }
    ]
   },
   "on": {
    "native.ready": {
     "target": "ready",
     "meta": {
      "actor": "system",
      "action": "앱이 있음"
     },
     "description": "시스템: 앱이 있음"
    }
   },
   "description": "앱이 있는지 보는 중"
  },
  "absent": {
   "meta": {
    "label": "앱 없이"
   },
   "on": {
    "native.ready": {
     "target": "ready",
     "meta": {
      "actor": "system",
      "action": "늦게 준비됨"
     },
     "description": "시스템: 늦게 준비됨"
    }
   },
   "description": "앱 없이"
  },
  "ready": {
   "meta": {
    "label": "앱과 함께"
   },
   "tags": [
    "terminal"
   ],
   "entry": "reportApp",
   "description": "앱과 함께",
   "type": "final"
  }
 },
 "description": "네이티브 앱 기다리기"
}

export const MERMAID = "stateDiagram-v2\n  looking : looking 앱이 있는지 보는 중\n  absent : absent 앱 없이\n  ready : ready 앱과 함께\n  [*] --> looking\n  looking --> ready : 앱이 있음\n  looking --> looking : 아직 없음 after 100ms [looksAgain]\n  looking --> absent : 그만 봄 after 100ms\n  absent --> ready : 늦게 준비됨\n  ready --> [*]\n"
