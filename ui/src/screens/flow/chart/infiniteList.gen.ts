// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "infiniteList",
  label: "이어 보는 목록",
  start: "closed",
  guards: ["isEmpty","isLast"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"closed","label":"열기 전","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"list.opened","index":0,"target":"loading","actor":"buyer","action":"열기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"loading","label":"불러오는 중","tags":["busy"],"entry":[],"asks":["loadPage"],"otherwise":null,"steps":[{"event":"list.changed","index":0,"target":"loading","actor":"buyer","action":"조건 바꿈","guard":null,"effects":["startOver"],"otherwise":null},{"event":"xstate.done.actor.loadPage","index":0,"target":"empty","actor":"system","action":"아무것도 없음","guard":"isEmpty","effects":["keepPage"],"otherwise":null},{"event":"xstate.done.actor.loadPage","index":1,"target":"complete","actor":"system","action":"마지막 쪽","guard":"isLast","effects":["keepPage"],"otherwise":null},{"event":"xstate.done.actor.loadPage","index":2,"target":"resting","actor":"system","action":"다음 쪽 있음","guard":null,"effects":["keepPage"],"otherwise":null},{"event":"xstate.error.actor.loadPage","index":0,"target":"failed","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"resting","label":"더 볼 것이 있음","tags":["filled"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"list.endSeen","index":0,"target":"loading","actor":"buyer","action":"끝까지 봄","guard":null,"effects":[],"otherwise":null},{"event":"list.changed","index":0,"target":"loading","actor":"buyer","action":"조건 바꿈","guard":null,"effects":["startOver"],"otherwise":null}]},
    {"state":"complete","label":"모두 봄","tags":["filled"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"list.changed","index":0,"target":"loading","actor":"buyer","action":"조건 바꿈","guard":null,"effects":["startOver"],"otherwise":null}]},
    {"state":"empty","label":"비어 있음","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"list.changed","index":0,"target":"loading","actor":"buyer","action":"조건 바꿈","guard":null,"effects":["startOver"],"otherwise":null}]},
    {"state":"failed","label":"불러오지 못함","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"loading","actor":"buyer","action":"다시 시도","guard":null,"effects":[],"otherwise":null},{"event":"list.changed","index":0,"target":"loading","actor":"buyer","action":"조건 바꿈","guard":null,"effects":["startOver"],"otherwise":null}]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 853,
  height: 532,
  states: {
    "closed": {"x":697,"y":24,"width":96,"height":60},
    "loading": {"x":691,"y":168,"width":109,"height":60},
    "resting": {"x":506,"y":448,"width":131,"height":60},
    "complete": {"x":315,"y":448,"width":101,"height":60},
    "empty": {"x":125,"y":448,"width":96,"height":60},
    "failed": {"x":706,"y":448,"width":123,"height":60},
  },
  arrows: [
    {"from":"closed","to":"loading","points":[[745,84],[745,168]],"label":{"x":718,"y":112,"width":54,"height":28},"steps":[{"state":"closed","event":"list.opened","index":0}]},
    {"from":"loading","to":"loading","points":[[691,188],[675,188],[675,208],[691,208]],"label":{"x":586,"y":184,"width":83,"height":28},"steps":[{"state":"loading","event":"list.changed","index":0}]},
    {"from":"loading","to":"empty","points":[[703,228],[703,248],[79,248],[79,428],[157,428],[157,448]],"label":{"x":24,"y":366,"width":109,"height":28},"steps":[{"state":"loading","event":"xstate.done.actor.loadPage","index":0}]},
    {"from":"loading","to":"complete","points":[[727,228],[727,276],[286,276],[286,428],[349,428],[349,448]],"label":{"x":244,"y":366,"width":83,"height":28},"steps":[{"state":"loading","event":"xstate.done.actor.loadPage","index":1}]},
    {"from":"loading","to":"resting","points":[[751,228],[751,304],[488,304],[488,428],[550,428],[550,448]],"label":{"x":438,"y":366,"width":100,"height":28},"steps":[{"state":"loading","event":"xstate.done.actor.loadPage","index":2}]},
    {"from":"loading","to":"failed","points":[[775,228],[775,332],[691,332],[691,428],[747,428],[747,448]],"label":{"x":649,"y":366,"width":83,"height":28},"steps":[{"state":"loading","event":"xstate.error.actor.loadPage","index":0}]},
    {"from":"resting","to":"loading","points":[[594,448],[594,318],[763,318],[763,228]],"label":{"x":552,"y":352,"width":83,"height":56},"steps":[{"state":"resting","event":"list.endSeen","index":0},{"state":"resting","event":"list.changed","index":0}]},
    {"from":"complete","to":"loading","points":[[383,448],[383,290],[739,290],[739,228]],"label":{"x":341,"y":366,"width":83,"height":28},"steps":[{"state":"complete","event":"list.changed","index":0}]},
    {"from":"empty","to":"loading","points":[[189,448],[189,262],[715,262],[715,228]],"label":{"x":147,"y":366,"width":83,"height":28},"steps":[{"state":"empty","event":"list.changed","index":0}]},
    {"from":"failed","to":"loading","points":[[788,448],[788,228]],"label":{"x":746,"y":352,"width":83,"height":56},"steps":[{"state":"failed","event":"buyer.retry","index":0},{"state":"failed","event":"list.changed","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "infiniteList",
 "meta": {
  "label": "이어 보는 목록"
 },
 "context": {
  "nextNumber": 0,
  "totalElements": null
 },
 "initial": "closed",
 "states": {
  "closed": {
   "meta": {
    "label": "열기 전"
   },
   "on": {
    "list.opened": {
     "target": "loading",
     "meta": {
      "actor": "buyer",
      "action": "열기"
     }
    }
   }
  },
  "loading": {
   "meta": {
    "label": "불러오는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "loadPage",
    "src": "loadPage",
    "onDone": [
     {
      "target": "empty",
      "guard": "isEmpty",
      "actions": "keepPage",
      "meta": {
       "actor": "system",
       "action": "아무것도 없음"
      }
     },
     {
      "target": "complete",
      "guard": "isLast",
      "actions": "keepPage",
      "meta": {
       "actor": "system",
       "action": "마지막 쪽"
      }
     },
     {
      "target": "resting",
      "actions": "keepPage",
      "meta": {
       "actor": "system",
       "action": "다음 쪽 있음"
      }
     }
    ],
    "onError": {
     "target": "failed",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   },
   "on": {
    "list.changed": {
     "target": "loading",
     "reenter": true,
     "actions": "startOver",
     "meta": {
      "actor": "buyer",
      "action": "조건 바꿈"
     }
    }
   }
  },
  "resting": {
   "meta": {
    "label": "더 볼 것이 있음"
   },
   "tags": [
    "filled"
   ],
   "on": {
    "list.endSeen": {
     "target": "loading",
     "meta": {
      "actor": "buyer",
      "action": "끝까지 봄"
     }
    },
    "list.changed": {
     "target": "loading",
     "actions": "startOver",
     "meta": {
      "actor": "buyer",
      "action": "조건 바꿈"
     }
    }
   }
  },
  "complete": {
   "meta": {
    "label": "모두 봄"
   },
   "tags": [
    "filled"
   ],
   "on": {
    "list.changed": {
     "target": "loading",
     "actions": "startOver",
     "meta": {
      "actor": "buyer",
      "action": "조건 바꿈"
     }
    }
   }
  },
  "empty": {
   "meta": {
    "label": "비어 있음"
   },
   "on": {
    "list.changed": {
     "target": "loading",
     "actions": "startOver",
     "meta": {
      "actor": "buyer",
      "action": "조건 바꿈"
     }
    }
   }
  },
  "failed": {
   "meta": {
    "label": "불러오지 못함"
   },
   "on": {
    "buyer.retry": {
     "target": "loading",
     "meta": {
      "actor": "buyer",
      "action": "다시 시도"
     }
    },
    "list.changed": {
     "target": "loading",
     "actions": "startOver",
     "meta": {
      "actor": "buyer",
      "action": "조건 바꿈"
     }
    }
   }
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  closed : closed 열기 전\n  loading : loading 불러오는 중\n  resting : resting 더 볼 것이 있음\n  complete : complete 모두 봄\n  empty : empty 비어 있음\n  failed : failed 불러오지 못함\n  [*] --> closed\n  closed --> loading : 열기\n  loading --> loading : 조건 바꿈\n  loading --> empty : 아무것도 없음\n  loading --> complete : 마지막 쪽\n  loading --> resting : 다음 쪽 있음\n  loading --> failed : 답이 없음\n  resting --> loading : 끝까지 봄<br/>조건 바꿈\n  complete --> loading : 조건 바꿈\n  empty --> loading : 조건 바꿈\n  failed --> loading : 다시 시도<br/>조건 바꿈\n"
