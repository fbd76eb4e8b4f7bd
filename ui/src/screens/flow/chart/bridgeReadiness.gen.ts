// Generated from the charts of core: npm run flows
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
  width: 514,
  height: 812,
  states: {
    "starting": {"x":106,"y":24,"width":101,"height":60},
    "asking": {"x":62,"y":180,"width":155,"height":60},
    "waiting": {"x":119,"y":376,"width":186,"height":60},
    "absent": {"x":327,"y":572,"width":96,"height":60},
    "ready": {"x":133,"y":728,"width":96,"height":60},
  },
  arrows: [
    {"from":"starting","to":"asking","points":[[140,84],[140,180]],"label":{"x":92,"y":124,"width":96,"height":28},"steps":[{"state":"starting","event":"page.opened","index":0}]},
    {"from":"starting","to":"absent","points":[[173,84],[173,104],[442,104],[442,552],[399,552],[399,572]],"label":{"x":394,"y":308,"width":96,"height":28},"steps":[{"state":"starting","event":"page.opened","index":1}]},
    {"from":"asking","to":"ready","points":[[93,240],[93,708],[157,708],[157,728]],"label":{"x":24,"y":476,"width":138,"height":56},"steps":[{"state":"asking","event":"native.ready","index":0},{"state":"asking","event":"xstate.done.actor.askNative","index":0}]},
    {"from":"asking","to":"waiting","points":[[124,240],[124,288],[181,288],[181,376]],"label":{"x":154,"y":308,"width":54,"height":28},"steps":[{"state":"asking","event":"xstate.done.actor.askNative","index":1}]},
    {"from":"asking","to":"absent","points":[[186,240],[186,260],[375,260],[375,572]],"label":{"x":333,"y":378,"width":83,"height":56},"steps":[{"state":"asking","event":"xstate.done.actor.askNative","index":2},{"state":"asking","event":"xstate.error.actor.askNative","index":0}]},
    {"from":"waiting","to":"ready","points":[[181,436],[181,728]],"label":{"x":112,"y":588,"width":138,"height":28},"steps":[{"state":"waiting","event":"native.ready","index":0}]},
    {"from":"waiting","to":"asking","points":[[243,376],[243,356],[270,356],[270,274],[155,274],[155,240]],"label":{"x":222,"y":308,"width":96,"height":28},"steps":[{"state":"waiting","event":"xstate.done.actor.waitInterval","index":0}]},
    {"from":"waiting","to":"absent","points":[[243,436],[243,456],[255,456],[255,552],[351,552],[351,572]],"label":{"x":200,"y":490,"width":109,"height":28},"steps":[{"state":"waiting","event":"xstate.error.actor.waitInterval","index":0}]},
    {"from":"absent","to":"ready","points":[[375,632],[375,708],[205,708],[205,728]],"label":{"x":327,"y":660,"width":96,"height":28},"steps":[{"state":"absent","event":"native.ready","index":0}]},
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
      }
     },
     {
      "target": "absent",
      "meta": {
       "actor": "system",
       "action": "웹에서 열림"
      }
     }
    ]
   }
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
      }
     },
     {
      "target": "waiting",
      "guard": "asksAgain",
      "meta": {
       "actor": "system",
       "action": "아직"
      }
     },
     {
      "target": "absent",
      "meta": {
       "actor": "system",
       "action": "그만 묻기"
      }
     }
    ],
    "onError": {
     "target": "absent",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   },
   "on": {
    "native.ready": {
     "target": "ready",
     "meta": {
      "actor": "system",
      "action": "준비됐다고 알려 옴"
     }
    }
   }
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
     }
    },
    "onError": {
     "target": "absent",
     "meta": {
      "actor": "system",
      "action": "기다리지 못함"
     }
    }
   },
   "on": {
    "native.ready": {
     "target": "ready",
     "meta": {
      "actor": "system",
      "action": "준비됐다고 알려 옴"
     }
    }
   }
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
     }
    }
   }
  },
  "ready": {
   "meta": {
    "label": "앱과 함께"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  starting : starting 시작\n  asking : asking 준비됐는지 묻는 중\n  waiting : waiting 다시 묻기를 기다리는 중\n  absent : absent 앱 없이\n  ready : ready 앱과 함께\n  [*] --> starting\n  starting --> asking : 앱에서 열림\n  starting --> absent : 웹에서 열림\n  asking --> ready : 준비됐다고 알려 옴<br/>준비됨\n  asking --> waiting : 아직\n  asking --> absent : 그만 묻기<br/>답이 없음\n  waiting --> ready : 준비됐다고 알려 옴\n  waiting --> asking : 시간이 지남\n  waiting --> absent : 기다리지 못함\n  absent --> ready : 늦게 준비됨\n  ready --> [*]\n"
