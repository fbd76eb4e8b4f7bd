// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "keywordCompletion",
  label: "검색어 자동완성",
  start: "idle",
  guards: ["isEmpty"],
  delays: {"restTime":150},
  keeps: [],
  refusals: {},
  states: [
    {"state":"idle","label":"입력 전","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.type","index":0,"target":"idle","actor":"buyer","action":"비움","afterMs":null,"guard":"isEmpty","effects":["storeText","forgetCompletions"],"otherwise":null},{"event":"buyer.type","index":1,"target":"resting","actor":"buyer","action":"입력","afterMs":null,"guard":null,"effects":["storeText"],"otherwise":null}]},
    {"state":"resting","label":"입력이 멎기를 기다리는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.type","index":0,"target":"idle","actor":"buyer","action":"비움","afterMs":null,"guard":"isEmpty","effects":["storeText","forgetCompletions"],"otherwise":null},{"event":"buyer.type","index":1,"target":"resting","actor":"buyer","action":"입력","afterMs":null,"guard":null,"effects":["storeText"],"otherwise":null},{"event":"xstate.after.restTime.keywordCompletion.resting","index":0,"target":"asking","actor":"system","action":"입력이 멎음","afterMs":150,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"asking","label":"찾는 중","tags":["busy"],"entry":[],"asks":["completeKeyword"],"otherwise":null,"steps":[{"event":"buyer.type","index":0,"target":"idle","actor":"buyer","action":"비움","afterMs":null,"guard":"isEmpty","effects":["storeText","forgetCompletions"],"otherwise":null},{"event":"buyer.type","index":1,"target":"resting","actor":"buyer","action":"입력","afterMs":null,"guard":null,"effects":["storeText"],"otherwise":null},{"event":"xstate.done.actor.completeKeyword","index":0,"target":"shown","actor":"system","action":"찾음","afterMs":null,"guard":null,"effects":["storeCompletions"],"otherwise":null},{"event":"xstate.error.actor.completeKeyword","index":0,"target":"failed","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["forgetCompletions"],"otherwise":null}]},
    {"state":"shown","label":"보임","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.type","index":0,"target":"idle","actor":"buyer","action":"비움","afterMs":null,"guard":"isEmpty","effects":["storeText","forgetCompletions"],"otherwise":null},{"event":"buyer.type","index":1,"target":"resting","actor":"buyer","action":"입력","afterMs":null,"guard":null,"effects":["storeText"],"otherwise":null}]},
    {"state":"failed","label":"답이 없음","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.type","index":0,"target":"idle","actor":"buyer","action":"비움","afterMs":null,"guard":"isEmpty","effects":["storeText","forgetCompletions"],"otherwise":null},{"event":"buyer.type","index":1,"target":"resting","actor":"buyer","action":"입력","afterMs":null,"guard":null,"effects":["storeText"],"otherwise":null}]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 594,
  height: 762,
  states: {
    "idle": {"x":70,"y":24,"width":96,"height":60},
    "resting": {"x":224,"y":264,"width":200,"height":60},
    "asking": {"x":205,"y":492,"width":190,"height":78},
    "shown": {"x":402,"y":678,"width":96,"height":60},
    "failed": {"x":102,"y":678,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"idle","to":"idle","points":[[166,44],[182,44],[182,64],[166,64]],"label":{"x":188,"y":31,"width":102,"height":46},"steps":[{"state":"idle","event":"buyer.type","index":0}]},
    {"from":"idle","to":"resting","points":[[134,84],[134,136],[357,136],[357,264]],"label":{"x":330,"y":187,"width":54,"height":28},"steps":[{"state":"idle","event":"buyer.type","index":1}]},
    {"from":"resting","to":"idle","points":[[291,264],[291,244],[265,244],[265,150],[118,150],[118,84]],"label":{"x":214,"y":178,"width":102,"height":46},"steps":[{"state":"resting","event":"buyer.type","index":0}]},
    {"from":"resting","to":"resting","points":[[424,284],[440,284],[440,304],[424,304]],"label":{"x":446,"y":280,"width":54,"height":28},"steps":[{"state":"resting","event":"buyer.type","index":1}]},
    {"from":"resting","to":"asking","points":[[344,324],[344,344],[347,344],[347,492]],"label":{"x":290,"y":378,"width":114,"height":46},"steps":[{"state":"resting","event":"xstate.after.restTime.keywordCompletion.resting","index":0}]},
    {"from":"asking","to":"idle","points":[[252,492],[252,458],[145,458],[145,164],[102,164],[102,84]],"label":{"x":94,"y":271,"width":102,"height":46},"steps":[{"state":"asking","event":"buyer.type","index":0}]},
    {"from":"asking","to":"resting","points":[[300,492],[300,444],[249,444],[249,358],[304,358],[304,324]],"label":{"x":222,"y":387,"width":54,"height":28},"steps":[{"state":"asking","event":"buyer.type","index":1}]},
    {"from":"asking","to":"shown","points":[[332,570],[332,658],[426,658],[426,678]],"label":{"x":305,"y":610,"width":54,"height":28},"steps":[{"state":"asking","event":"xstate.done.actor.completeKeyword","index":0}]},
    {"from":"asking","to":"failed","points":[[268,570],[268,590],[210,590],[210,658],[174,658],[174,678]],"label":{"x":168,"y":610,"width":84,"height":28},"steps":[{"state":"asking","event":"xstate.error.actor.completeKeyword","index":0}]},
    {"from":"shown","to":"idle","points":[[474,678],[474,658],[519,658],[519,122],[150,122],[150,84]],"label":{"x":468,"y":378,"width":102,"height":46},"steps":[{"state":"shown","event":"buyer.type","index":0}]},
    {"from":"shown","to":"resting","points":[[450,678],[450,344],[384,344],[384,324]],"label":{"x":423,"y":517,"width":54,"height":28},"steps":[{"state":"shown","event":"buyer.type","index":1}]},
    {"from":"failed","to":"idle","points":[[126,678],[126,658],[75,658],[75,108],[86,108],[86,84]],"label":{"x":24,"y":378,"width":102,"height":46},"steps":[{"state":"failed","event":"buyer.type","index":0}]},
    {"from":"failed","to":"resting","points":[[150,678],[150,472],[160,472],[160,344],[264,344],[264,324]],"label":{"x":123,"y":517,"width":54,"height":28},"steps":[{"state":"failed","event":"buyer.type","index":1}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "keywordCompletion",
 "meta": {
  "label": "검색어 자동완성"
 },
 "context": {
  "text": "",
  "completions": []
 },
 "initial": "idle",
 "states": {
  "idle": {
   "meta": {
    "label": "입력 전"
   },
   "on": {
    "buyer.type": [
     {
      "target": "idle",
      "guard": "isEmpty",
      "actions": [
       "storeText",
       "forgetCompletions"
      ],
      "meta": {
       "actor": "buyer",
       "action": "비움"
      },
      "description": "구매자: 비움"
     },
     {
      "target": "resting",
      "reenter": true,
      "actions": "storeText",
      "meta": {
       "actor": "buyer",
       "action": "입력"
      },
      "description": "구매자: 입력"
     }
    ]
   },
   "description": "입력 전"
  },
  "resting": {
   "meta": {
    "label": "입력이 멎기를 기다리는 중"
   },
   "after": {
    "restTime": {
     "target": "asking",
     "meta": {
      "actor": "system",
      "action": "입력이 멎음"
     },
     "description": "시스템: 입력이 멎음"
    }
   },
   "on": {
    "buyer.type": [
     {
      "target": "idle",
      "guard": "isEmpty",
      "actions": [
       "storeText",
       "forgetCompletions"
      ],
      "meta": {
       "actor": "buyer",
       "action": "비움"
      },
      "description": "구매자: 비움"
     },
     {
      "target": "resting",
      "reenter": true,
      "actions": "storeText",
      "meta": {
       "actor": "buyer",
       "action": "입력"
      },
      "description": "구매자: 입력"
     }
    ]
   },
   "description": "입력이 멎기를 기다리는 중"
  },
  "asking": {
   "meta": {
    "label": "찾는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "completeKeyword",
    "src": "completeKeyword",
    "onDone": {
     "target": "shown",
     "actions": "storeCompletions",
     "meta": {
      "actor": "system",
      "action": "찾음"
     },
     "description": "시스템: 찾음"
    },
    "onError": {
     "target": "failed",
     "actions": "forgetCompletions",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "on": {
    "buyer.type": [
     {
      "target": "idle",
      "guard": "isEmpty",
      "actions": [
       "storeText",
       "forgetCompletions"
      ],
      "meta": {
       "actor": "buyer",
       "action": "비움"
      },
      "description": "구매자: 비움"
     },
     {
      "target": "resting",
      "reenter": true,
      "actions": "storeText",
      "meta": {
       "actor": "buyer",
       "action": "입력"
      },
      "description": "구매자: 입력"
     }
    ]
   },
   "description": "찾는 중"
  },
  "shown": {
   "meta": {
    "label": "보임"
   },
   "on": {
    "buyer.type": [
     {
      "target": "idle",
      "guard": "isEmpty",
      "actions": [
       "storeText",
       "forgetCompletions"
      ],
      "meta": {
       "actor": "buyer",
       "action": "비움"
      },
      "description": "구매자: 비움"
     },
     {
      "target": "resting",
      "reenter": true,
      "actions": "storeText",
      "meta": {
       "actor": "buyer",
       "action": "입력"
      },
      "description": "구매자: 입력"
     }
    ]
   },
   "description": "보임"
  },
  "failed": {
   "meta": {
    "label": "답이 없음"
   },
   "on": {
    "buyer.type": [
     {
      "target": "idle",
      "guard": "isEmpty",
      "actions": [
       "storeText",
       "forgetCompletions"
      ],
      "meta": {
       "actor": "buyer",
       "action": "비움"
      },
      "description": "구매자: 비움"
     },
     {
      "target": "resting",
      "reenter": true,
      "actions": "storeText",
      "meta": {
       "actor": "buyer",
       "action": "입력"
      },
      "description": "구매자: 입력"
     }
    ]
   },
   "description": "답이 없음"
  }
 },
 "description": "검색어 자동완성"
}

export const MERMAID = "stateDiagram-v2\n  idle : idle 입력 전\n  resting : resting 입력이 멎기를 기다리는 중\n  asking : asking 찾는 중<br/>do / completeKeyword\n  shown : shown 보임\n  failed : failed 답이 없음\n  [*] --> idle\n  idle --> idle : 비움 [isEmpty]\n  idle --> resting : 입력\n  resting --> idle : 비움 [isEmpty]\n  resting --> resting : 입력\n  resting --> asking : 입력이 멎음 after 150ms\n  asking --> idle : 비움 [isEmpty]\n  asking --> resting : 입력\n  asking --> shown : 찾음\n  asking --> failed : 답이 없음\n  shown --> idle : 비움 [isEmpty]\n  shown --> resting : 입력\n  failed --> idle : 비움 [isEmpty]\n  failed --> resting : 입력\n"
