// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "bridgeReadiness",
  label: "네이티브 앱 기다리기",
  start: "starting",
  guards: ["asksAgain","isInApp","isReady"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"starting","label":"시작","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"page.opened","index":0,"target":"asking","actor":"system","action":"앱에서 열림","guard":"isInApp","effects":[],"otherwise":null},{"event":"page.opened","index":1,"target":"absent","actor":"system","action":"웹에서 열림","guard":null,"effects":[],"otherwise":null}]},
    {"state":"asking","label":"준비됐는지 묻는 중","tags":["busy"],"entry":["countPoll"],"asks":["askNative"],"otherwise":null,"steps":[{"event":"native.ready","index":0,"target":"ready","actor":"system","action":"준비됐다고 알려 옴","guard":null,"effects":[],"otherwise":null},{"event":"xstate.done.actor.askNative","index":0,"target":"ready","actor":"system","action":"준비됨","guard":"isReady","effects":[],"otherwise":null},{"event":"xstate.done.actor.askNative","index":1,"target":"waiting","actor":"system","action":"아직","guard":"asksAgain","effects":[],"otherwise":null},{"event":"xstate.done.actor.askNative","index":2,"target":"absent","actor":"system","action":"그만 묻기","guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.askNative","index":0,"target":"absent","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"waiting","label":"다시 묻기를 기다리는 중","tags":["busy"],"entry":[],"asks":["waitInterval"],"otherwise":null,"steps":[{"event":"native.ready","index":0,"target":"ready","actor":"system","action":"준비됐다고 알려 옴","guard":null,"effects":[],"otherwise":null},{"event":"xstate.done.actor.waitInterval","index":0,"target":"asking","actor":"system","action":"시간이 지남","guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.waitInterval","index":0,"target":"absent","actor":"system","action":"기다리지 못함","guard":null,"effects":[],"otherwise":null}]},
    {"state":"absent","label":"앱 없이","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"native.ready","index":0,"target":"ready","actor":"system","action":"늦게 준비됨","guard":null,"effects":[],"otherwise":null}]},
    {"state":"ready","label":"앱과 함께","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 507,
  height: 888,
  states: {
    "starting": {"x":73,"y":24,"width":102,"height":60},
    "asking": {"x":150,"y":198,"width":156,"height":78},
    "waiting": {"x":209,"y":416,"width":186,"height":78},
    "absent": {"x":91,"y":648,"width":96,"height":60},
    "ready": {"x":278,"y":804,"width":96,"height":60},
  },
  start: [[31,54],[73,54]],
  arrows: [
    {"from":"starting","to":"asking","points":[[141,84],[141,104],[228,104],[228,198]],"label":{"x":177,"y":124,"width":102,"height":46},"steps":[{"state":"starting","event":"page.opened","index":0}]},
    {"from":"starting","to":"absent","points":[[107,84],[107,104],[72,104],[72,628],[115,628],[115,648]],"label":{"x":24,"y":339,"width":96,"height":28},"steps":[{"state":"starting","event":"page.opened","index":1}]},
    {"from":"asking","to":"ready","points":[[275,276],[275,296],[414,296],[414,784],[350,784],[350,804]],"label":{"x":345,"y":534,"width":138,"height":74},"steps":[{"state":"asking","event":"native.ready","index":0},{"state":"asking","event":"xstate.done.actor.askNative","index":0}]},
    {"from":"asking","to":"waiting","points":[[244,276],[244,310],[333,310],[333,416]],"label":{"x":274,"y":330,"width":118,"height":46},"steps":[{"state":"asking","event":"xstate.done.actor.askNative","index":1}]},
    {"from":"asking","to":"absent","points":[[181,276],[181,296],[139,296],[139,648]],"label":{"x":97,"y":427,"width":84,"height":56},"steps":[{"state":"asking","event":"xstate.done.actor.askNative","index":2},{"state":"asking","event":"xstate.error.actor.askNative","index":0}]},
    {"from":"waiting","to":"ready","points":[[333,494],[333,514],[326,514],[326,804]],"label":{"x":257,"y":664,"width":138,"height":28},"steps":[{"state":"waiting","event":"native.ready","index":0}]},
    {"from":"waiting","to":"asking","points":[[271,416],[271,396],[212,396],[212,276]],"label":{"x":164,"y":339,"width":96,"height":28},"steps":[{"state":"waiting","event":"xstate.done.actor.waitInterval","index":0}]},
    {"from":"waiting","to":"absent","points":[[271,494],[271,514],[212,514],[212,628],[163,628],[163,648]],"label":{"x":157,"y":557,"width":110,"height":28},"steps":[{"state":"waiting","event":"xstate.error.actor.waitInterval","index":0}]},
    {"from":"absent","to":"ready","points":[[139,708],[139,784],[302,784],[302,804]],"label":{"x":91,"y":736,"width":96,"height":28},"steps":[{"state":"absent","event":"native.ready","index":0}]},
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
 "initial": "starting",
 "states": {
  "starting": {
   "meta": {
    "label": "시작"
   },
   "on": {
    "page.opened": [
     {
      "target": "asking",
      "guard": "isInApp",
      "meta": {
       "actor": "system",
       "action": "앱에서 열림"
      },
      "description": "시스템: 앱에서 열림"
     },
     {
      "target": "absent",
      "meta": {
       "actor": "system",
       "action": "웹에서 열림"
      },
      "description": "시스템: 웹에서 열림"
     }
    ]
   },
   "description": "시작"
  },
  "asking": {
   "meta": {
    "label": "준비됐는지 묻는 중"
   },
   "tags": [
    "busy"
   ],
   "entry": "countPoll",
   "invoke": {
    "id": "askNative",
    "src": "askNative",
    "onDone": [
     {
      "target": "ready",
      "guard": "isReady",
      "meta": {
       "actor": "system",
       "action": "준비됨"
      },
      "description": "시스템: 준비됨"
     },
     {
      "target": "waiting",
      "guard": "asksAgain",
      "meta": {
       "actor": "system",
       "action": "아직"
      },
      "description": "시스템: 아직"
     },
     {
      "target": "absent",
      "meta": {
       "actor": "system",
       "action": "그만 묻기"
      },
      "description": "시스템: 그만 묻기"
     }
    ],
    "onError": {
     "target": "absent",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "on": {
    "native.ready": {
     "target": "ready",
     "meta": {
      "actor": "system",
      "action": "준비됐다고 알려 옴"
     },
     "description": "시스템: 준비됐다고 알려 옴"
    }
   },
   "description": "준비됐는지 묻는 중"
  },
  "waiting": {
   "meta": {
    "label": "다시 묻기를 기다리는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "waitInterval",
    "src": "waitInterval",
    "onDone": {
     "target": "asking",
     "meta": {
      "actor": "system",
      "action": "시간이 지남"
     },
     "description": "시스템: 시간이 지남"
    },
    "onError": {
     "target": "absent",
     "meta": {
      "actor": "system",
      "action": "기다리지 못함"
     },
     "description": "시스템: 기다리지 못함"
    }
   },
   "on": {
    "native.ready": {
     "target": "ready",
     "meta": {
      "actor": "system",
      "action": "준비됐다고 알려 옴"
     },
     "description": "시스템: 준비됐다고 알려 옴"
    }
   },
   "description": "다시 묻기를 기다리는 중"
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
   "description": "앱과 함께",
   "type": "final"
  }
 },
 "description": "네이티브 앱 기다리기"
}

export const MERMAID = "stateDiagram-v2\n  starting : starting 시작\n  asking : asking 준비됐는지 묻는 중<br/>do / askNative\n  waiting : waiting 다시 묻기를 기다리는 중<br/>do / waitInterval\n  absent : absent 앱 없이\n  ready : ready 앱과 함께\n  [*] --> starting\n  starting --> asking : 앱에서 열림 [isInApp]\n  starting --> absent : 웹에서 열림\n  asking --> ready : 준비됐다고 알려 옴<br/>준비됨 [isReady]\n  asking --> waiting : 아직 [asksAgain]\n  asking --> absent : 그만 묻기<br/>답이 없음\n  waiting --> ready : 준비됐다고 알려 옴\n  waiting --> asking : 시간이 지남\n  waiting --> absent : 기다리지 못함\n  absent --> ready : 늦게 준비됨\n  ready --> [*]\n"
