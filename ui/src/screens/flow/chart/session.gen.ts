// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "session",
  label: "로그인 상태",
  start: "unknown",
  guards: ["hasDeed"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"unknown","label":"확인 전","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"session.opened","index":0,"target":"member","actor":"system","action":"로그인되어 있음","guard":null,"effects":["forgetNotice"],"otherwise":null},{"event":"session.missing","index":0,"target":"asking","actor":"system","action":"로그인이 필요함","guard":"hasDeed","effects":["noteDeed"],"otherwise":null},{"event":"session.missing","index":1,"target":"guest","actor":"system","action":"로그인 없음","guard":null,"effects":[],"otherwise":null},{"event":"deed.refused","index":0,"target":"unknown","actor":"system","action":"확인 전의 거절","guard":null,"effects":["keepReturn"],"otherwise":null}]},
    {"state":"guest","label":"비회원","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"session.opened","index":0,"target":"member","actor":"buyer","action":"로그인","guard":null,"effects":[],"otherwise":null},{"event":"deed.refused","index":0,"target":"asking","actor":"system","action":"로그인이 필요함","guard":null,"effects":["keepDeed"],"otherwise":null}]},
    {"state":"member","label":"로그인됨","tags":["loggedIn"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"session.expired","index":0,"target":"asking","actor":"system","action":"만료","guard":null,"effects":["noteExpired"],"otherwise":null},{"event":"session.idle","index":0,"target":"asking","actor":"system","action":"자동 로그아웃","guard":null,"effects":["noteIdle"],"otherwise":null},{"event":"buyer.logOut","index":0,"target":"leaving","actor":"buyer","action":"로그아웃","guard":null,"effects":[],"otherwise":null}]},
    {"state":"asking","label":"로그인할지 묻는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.confirm","index":0,"target":"guest","actor":"buyer","action":"로그인하러 가기","guard":null,"effects":["goToLogin","forgetNotice"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"guest","actor":"buyer","action":"닫기","guard":null,"effects":["forgetNotice"],"otherwise":null},{"event":"session.opened","index":0,"target":"member","actor":"buyer","action":"다른 창에서 로그인","guard":null,"effects":["forgetNotice"],"otherwise":null}]},
    {"state":"leaving","label":"로그아웃하는 중","tags":["busy"],"entry":[],"asks":["logOut"],"otherwise":null,"steps":[{"event":"xstate.done.actor.logOut","index":0,"target":"guest","actor":"system","action":"로그아웃됨","guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.logOut","index":0,"target":"guest","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 760,
  height: 684,
  states: {
    "unknown": {"x":232,"y":24,"width":96,"height":60},
    "guest": {"x":395,"y":180,"width":96,"height":60},
    "member": {"x":248,"y":362,"width":96,"height":60},
    "asking": {"x":59,"y":600,"width":155,"height":60},
    "leaving": {"x":582,"y":600,"width":137,"height":60},
  },
  arrows: [
    {"from":"unknown","to":"member","points":[[280,84],[280,362]],"label":{"x":219,"y":196,"width":122,"height":28},"steps":[{"state":"unknown","event":"session.opened","index":0}]},
    {"from":"unknown","to":"asking","points":[[256,84],[256,104],[85,104],[85,600]],"label":{"x":24,"y":294,"width":122,"height":28},"steps":[{"state":"unknown","event":"session.missing","index":0}]},
    {"from":"unknown","to":"guest","points":[[304,84],[304,104],[443,104],[443,180]],"label":{"x":395,"y":124,"width":96,"height":28},"steps":[{"state":"unknown","event":"session.missing","index":1}]},
    {"from":"unknown","to":"unknown","points":[[232,44],[216,44],[216,64],[232,64]],"label":{"x":97,"y":40,"width":113,"height":28},"steps":[{"state":"unknown","event":"deed.refused","index":0}]},
    {"from":"guest","to":"member","points":[[414,240],[414,260],[333,260],[333,342],[312,342],[312,362]],"label":{"x":299,"y":294,"width":67,"height":28},"steps":[{"state":"guest","event":"session.opened","index":0}]},
    {"from":"guest","to":"asking","points":[[433,240],[433,566],[163,566],[163,600]],"label":{"x":372,"y":378,"width":122,"height":28},"steps":[{"state":"guest","event":"deed.refused","index":0}]},
    {"from":"member","to":"asking","points":[[272,422],[272,442],[159,442],[159,538],[111,538],[111,600]],"label":{"x":104,"y":462,"width":109,"height":56},"steps":[{"state":"member","event":"session.expired","index":0},{"state":"member","event":"session.idle","index":0}]},
    {"from":"member","to":"leaving","points":[[320,422],[320,442],[628,442],[628,600]],"label":{"x":588,"y":476,"width":79,"height":28},"steps":[{"state":"member","event":"buyer.logOut","index":0}]},
    {"from":"asking","to":"guest","points":[[188,600],[188,580],[569,580],[569,274],[452,274],[452,240]],"label":{"x":508,"y":364,"width":122,"height":56},"steps":[{"state":"asking","event":"buyer.confirm","index":0},{"state":"asking","event":"buyer.dismiss","index":0}]},
    {"from":"asking","to":"member","points":[[137,600],[137,552],[296,552],[296,422]],"label":{"x":227,"y":476,"width":138,"height":28},"steps":[{"state":"asking","event":"session.opened","index":0}]},
    {"from":"leaving","to":"guest","points":[[673,600],[673,538],[690,538],[690,260],[471,260],[471,240]],"label":{"x":644,"y":364,"width":92,"height":56},"steps":[{"state":"leaving","event":"xstate.done.actor.logOut","index":0},{"state":"leaving","event":"xstate.error.actor.logOut","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "session",
 "meta": {
  "label": "로그인 상태"
 },
 "context": {
  "notice": null,
  "returnUrl": null
 },
 "initial": "unknown",
 "states": {
  "unknown": {
   "meta": {
    "label": "확인 전"
   },
   "on": {
    "session.opened": {
     "target": "member",
     "actions": "forgetNotice",
     "meta": {
      "actor": "system",
      "action": "로그인되어 있음"
     }
    },
    "session.missing": [
     {
      "target": "asking",
      "guard": "hasDeed",
      "actions": "noteDeed",
      "meta": {
       "actor": "system",
       "action": "로그인이 필요함"
      }
     },
     {
      "target": "guest",
      "meta": {
       "actor": "system",
       "action": "로그인 없음"
      }
     }
    ],
    "deed.refused": {
     "target": "unknown",
     "actions": "keepReturn",
     "meta": {
      "actor": "system",
      "action": "확인 전의 거절"
     }
    }
   }
  },
  "guest": {
   "meta": {
    "label": "비회원"
   },
   "on": {
    "session.opened": {
     "target": "member",
     "meta": {
      "actor": "buyer",
      "action": "로그인"
     }
    },
    "deed.refused": {
     "target": "asking",
     "actions": "keepDeed",
     "meta": {
      "actor": "system",
      "action": "로그인이 필요함"
     }
    }
   }
  },
  "member": {
   "meta": {
    "label": "로그인됨"
   },
   "tags": [
    "loggedIn"
   ],
   "on": {
    "session.expired": {
     "target": "asking",
     "actions": "noteExpired",
     "meta": {
      "actor": "system",
      "action": "만료"
     }
    },
    "session.idle": {
     "target": "asking",
     "actions": "noteIdle",
     "meta": {
      "actor": "system",
      "action": "자동 로그아웃"
     }
    },
    "buyer.logOut": {
     "target": "leaving",
     "meta": {
      "actor": "buyer",
      "action": "로그아웃"
     }
    }
   }
  },
  "asking": {
   "meta": {
    "label": "로그인할지 묻는 중"
   },
   "on": {
    "buyer.confirm": {
     "target": "guest",
     "actions": [
      "goToLogin",
      "forgetNotice"
     ],
     "meta": {
      "actor": "buyer",
      "action": "로그인하러 가기"
     }
    },
    "buyer.dismiss": {
     "target": "guest",
     "actions": "forgetNotice",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    },
    "session.opened": {
     "target": "member",
     "actions": "forgetNotice",
     "meta": {
      "actor": "buyer",
      "action": "다른 창에서 로그인"
     }
    }
   }
  },
  "leaving": {
   "meta": {
    "label": "로그아웃하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "logOut",
    "src": "logOut",
    "onDone": {
     "target": "guest",
     "meta": {
      "actor": "system",
      "action": "로그아웃됨"
     }
    },
    "onError": {
     "target": "guest",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  unknown : unknown 확인 전\n  guest : guest 비회원\n  member : member 로그인됨\n  asking : asking 로그인할지 묻는 중\n  leaving : leaving 로그아웃하는 중\n  [*] --> unknown\n  unknown --> member : 로그인되어 있음\n  unknown --> asking : 로그인이 필요함\n  unknown --> guest : 로그인 없음\n  unknown --> unknown : 확인 전의 거절\n  guest --> member : 로그인\n  guest --> asking : 로그인이 필요함\n  member --> asking : 만료<br/>자동 로그아웃\n  member --> leaving : 로그아웃\n  asking --> guest : 로그인하러 가기<br/>닫기\n  asking --> member : 다른 창에서 로그인\n  leaving --> guest : 로그아웃됨<br/>답이 없음\n"
