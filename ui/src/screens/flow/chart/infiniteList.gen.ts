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
  width: 870,
  height: 550,
  states: {
    "closed": {"x":70,"y":24,"width":96,"height":60},
    "loading": {"x":51,"y":168,"width":134,"height":78},
    "resting": {"x":218,"y":466,"width":132,"height":60},
    "complete": {"x":440,"y":466,"width":102,"height":60},
    "empty": {"x":648,"y":466,"width":96,"height":60},
    "failed": {"x":25,"y":466,"width":124,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"closed","to":"loading","points":[[118,84],[118,168]],"label":{"x":91,"y":112,"width":54,"height":28},"steps":[{"state":"closed","event":"list.opened","index":0}]},
    {"from":"loading","to":"loading","points":[[185,194],[201,194],[201,220],[185,220]],"label":{"x":207,"y":193,"width":84,"height":28},"steps":[{"state":"loading","event":"list.changed","index":0}]},
    {"from":"loading","to":"empty","points":[[170,246],[170,266],[791,266],[791,446],[712,446],[712,466]],"label":{"x":736,"y":375,"width":110,"height":46},"steps":[{"state":"loading","event":"xstate.done.actor.loadPage","index":0}]},
    {"from":"loading","to":"complete","points":[[140,246],[140,294],[577,294],[577,446],[508,446],[508,466]],"label":{"x":530,"y":375,"width":94,"height":46},"steps":[{"state":"loading","event":"xstate.done.actor.loadPage","index":1}]},
    {"from":"loading","to":"resting","points":[[111,246],[111,322],[368,322],[368,446],[306,446],[306,466]],"label":{"x":318,"y":384,"width":100,"height":28},"steps":[{"state":"loading","event":"xstate.done.actor.loadPage","index":2}]},
    {"from":"loading","to":"failed","points":[[81,246],[81,350],[164,350],[164,446],[107,446],[107,466]],"label":{"x":122,"y":384,"width":84,"height":28},"steps":[{"state":"loading","event":"xstate.error.actor.loadPage","index":0}]},
    {"from":"resting","to":"loading","points":[[262,466],[262,336],[96,336],[96,246]],"label":{"x":220,"y":370,"width":84,"height":56},"steps":[{"state":"resting","event":"list.endSeen","index":0},{"state":"resting","event":"list.changed","index":0}]},
    {"from":"complete","to":"loading","points":[[474,466],[474,308],[126,308],[126,246]],"label":{"x":432,"y":384,"width":84,"height":28},"steps":[{"state":"complete","event":"list.changed","index":0}]},
    {"from":"empty","to":"loading","points":[[680,466],[680,280],[155,280],[155,246]],"label":{"x":638,"y":384,"width":84,"height":28},"steps":[{"state":"empty","event":"list.changed","index":0}]},
    {"from":"failed","to":"loading","points":[[66,466],[66,246]],"label":{"x":24,"y":370,"width":84,"height":56},"steps":[{"state":"failed","event":"buyer.retry","index":0},{"state":"failed","event":"list.changed","index":0}]},
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
     },
     "description": "구매자: 열기"
    }
   },
   "description": "열기 전"
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
      },
      "description": "시스템: 아무것도 없음"
     },
     {
      "target": "complete",
      "guard": "isLast",
      "actions": "keepPage",
      "meta": {
       "actor": "system",
       "action": "마지막 쪽"
      },
      "description": "시스템: 마지막 쪽"
     },
     {
      "target": "resting",
      "actions": "keepPage",
      "meta": {
       "actor": "system",
       "action": "다음 쪽 있음"
      },
      "description": "시스템: 다음 쪽 있음"
     }
    ],
    "onError": {
     "target": "failed",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
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
     },
     "description": "구매자: 조건 바꿈"
    }
   },
   "description": "불러오는 중"
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
     },
     "description": "구매자: 끝까지 봄"
    },
    "list.changed": {
     "target": "loading",
     "actions": "startOver",
     "meta": {
      "actor": "buyer",
      "action": "조건 바꿈"
     },
     "description": "구매자: 조건 바꿈"
    }
   },
   "description": "더 볼 것이 있음"
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
     },
     "description": "구매자: 조건 바꿈"
    }
   },
   "description": "모두 봄"
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
     },
     "description": "구매자: 조건 바꿈"
    }
   },
   "description": "비어 있음"
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
     },
     "description": "구매자: 다시 시도"
    },
    "list.changed": {
     "target": "loading",
     "actions": "startOver",
     "meta": {
      "actor": "buyer",
      "action": "조건 바꿈"
     },
     "description": "구매자: 조건 바꿈"
    }
   },
   "description": "불러오지 못함"
  }
 },
 "description": "이어 보는 목록"
}

export const MERMAID = "stateDiagram-v2\n  closed : closed 열기 전\n  loading : loading 불러오는 중<br/>do / loadPage\n  resting : resting 더 볼 것이 있음\n  complete : complete 모두 봄\n  empty : empty 비어 있음\n  failed : failed 불러오지 못함\n  [*] --> closed\n  closed --> loading : 열기\n  loading --> loading : 조건 바꿈\n  loading --> empty : 아무것도 없음 [isEmpty]\n  loading --> complete : 마지막 쪽 [isLast]\n  loading --> resting : 다음 쪽 있음\n  loading --> failed : 답이 없음\n  resting --> loading : 끝까지 봄<br/>조건 바꿈\n  complete --> loading : 조건 바꿈\n  empty --> loading : 조건 바꿈\n  failed --> loading : 다시 시도<br/>조건 바꿈\n"
