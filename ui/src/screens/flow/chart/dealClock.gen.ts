// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "dealClock",
  label: "특가 시계",
  start: "waiting",
  guards: ["isOver","isStarted"],
  delays: {},
  keeps: [],
  refusals: {},
  states: [
    {"state":"waiting","label":"장터의 시계를 기다리는 중","tags":["stopped"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"clock.ticked","index":0,"target":"over","actor":"system","action":"이미 끝남","afterMs":null,"guard":"isOver","effects":["keepTime"],"otherwise":null},{"event":"clock.ticked","index":1,"target":"running","actor":"system","action":"진행 중","afterMs":null,"guard":"isStarted","effects":["keepTime"],"otherwise":null},{"event":"clock.ticked","index":2,"target":"coming","actor":"system","action":"오픈 전","afterMs":null,"guard":null,"effects":["keepTime"],"otherwise":null}]},
    {"state":"coming","label":"오픈 예정","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"clock.ticked","index":0,"target":"over","actor":"system","action":"잠든 사이에 끝남","afterMs":null,"guard":"isOver","effects":["keepTime","notifyChange"],"otherwise":null},{"event":"clock.ticked","index":1,"target":"running","actor":"system","action":"오픈","afterMs":null,"guard":"isStarted","effects":["keepTime","notifyChange"],"otherwise":null},{"event":"clock.ticked","index":2,"target":"coming","actor":"system","action":"1초","afterMs":null,"guard":null,"effects":["keepTime"],"otherwise":null}]},
    {"state":"running","label":"진행 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"clock.ticked","index":0,"target":"over","actor":"system","action":"마감","afterMs":null,"guard":"isOver","effects":["keepTime","notifyChange"],"otherwise":null},{"event":"clock.ticked","index":1,"target":"running","actor":"system","action":"1초","afterMs":null,"guard":null,"effects":["keepTime"],"otherwise":null}]},
    {"state":"over","label":"종료","tags":["stopped","terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 436,
  height: 650,
  states: {
    "waiting": {"x":70,"y":24,"width":200,"height":60},
    "coming": {"x":32,"y":206,"width":96,"height":60},
    "running": {"x":178,"y":392,"width":96,"height":60},
    "over": {"x":178,"y":566,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"waiting","to":"over","points":[[220,84],[220,122],[365,122],[365,546],[250,546],[250,566]],"label":{"x":318,"y":306,"width":94,"height":46},"steps":[{"state":"waiting","event":"clock.ticked","index":0}]},
    {"from":"waiting","to":"running","points":[[170,84],[170,136],[287,136],[287,372],[242,372],[242,392]],"label":{"x":228,"y":213,"width":118,"height":46},"steps":[{"state":"waiting","event":"clock.ticked","index":1}]},
    {"from":"waiting","to":"coming","points":[[120,84],[120,108],[80,108],[80,206]],"label":{"x":44,"y":150,"width":72,"height":28},"steps":[{"state":"waiting","event":"clock.ticked","index":2}]},
    {"from":"coming","to":"over","points":[[64,266],[64,286],[87,286],[87,546],[202,546],[202,566]],"label":{"x":24,"y":399,"width":126,"height":46},"steps":[{"state":"coming","event":"clock.ticked","index":0}]},
    {"from":"coming","to":"running","points":[[96,266],[96,286],[209,286],[209,372],[210,372],[210,392]],"label":{"x":150,"y":306,"width":118,"height":46},"steps":[{"state":"coming","event":"clock.ticked","index":1}]},
    {"from":"coming","to":"coming","points":[[128,226],[144,226],[144,246],[128,246]],"label":{"x":150,"y":222,"width":50,"height":28},"steps":[{"state":"coming","event":"clock.ticked","index":2}]},
    {"from":"running","to":"over","points":[[226,452],[226,566]],"label":{"x":179,"y":480,"width":94,"height":46},"steps":[{"state":"running","event":"clock.ticked","index":0}]},
    {"from":"running","to":"running","points":[[274,412],[290,412],[290,432],[274,432]],"label":{"x":296,"y":408,"width":50,"height":28},"steps":[{"state":"running","event":"clock.ticked","index":1}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "dealClock",
 "meta": {
  "label": "특가 시계"
 },
 "initial": "waiting",
 "states": {
  "waiting": {
   "meta": {
    "label": "장터의 시계를 기다리는 중"
   },
   "tags": [
    "stopped"
   ],
   "on": {
    "clock.ticked": [
     {
      "target": "over",
      "guard": "isOver",
      "actions": "keepTime",
      "meta": {
       "actor": "system",
       "action": "이미 끝남"
      },
      "description": "시스템: 이미 끝남"
     },
     {
      "target": "running",
      "guard": "isStarted",
      "actions": "keepTime",
      "meta": {
       "actor": "system",
       "action": "진행 중"
      },
      "description": "시스템: 진행 중"
     },
     {
      "target": "coming",
      "actions": "keepTime",
      "meta": {
       "actor": "system",
       "action": "오픈 전"
      },
      "description": "시스템: 오픈 전"
     }
    ]
   },
   "description": "장터의 시계를 기다리는 중"
  },
  "coming": {
   "meta": {
    "label": "오픈 예정"
   },
   "on": {
    "clock.ticked": [
     {
      "target": "over",
      "guard": "isOver",
      "actions": [
       "keepTime",
       "notifyChange"
      ],
      "meta": {
       "actor": "system",
       "action": "잠든 사이에 끝남"
      },
      "description": "시스템: 잠든 사이에 끝남"
     },
     {
      "target": "running",
      "guard": "isStarted",
      "actions": [
       "keepTime",
       "notifyChange"
      ],
      "meta": {
       "actor": "system",
       "action": "오픈"
      },
      "description": "시스템: 오픈"
     },
     {
      "target": "coming",
      "actions": "keepTime",
      "meta": {
       "actor": "system",
       "action": "1초"
      },
      "description": "시스템: 1초"
     }
    ]
   },
   "description": "오픈 예정"
  },
  "running": {
   "meta": {
    "label": "진행 중"
   },
   "on": {
    "clock.ticked": [
     {
      "target": "over",
      "guard": "isOver",
      "actions": [
       "keepTime",
       "notifyChange"
      ],
      "meta": {
       "actor": "system",
       "action": "마감"
      },
      "description": "시스템: 마감"
     },
     {
      "target": "running",
      "actions": "keepTime",
      "meta": {
       "actor": "system",
       "action": "1초"
      },
      "description": "시스템: 1초"
     }
    ]
   },
   "description": "진행 중"
  },
  "over": {
   "meta": {
    "label": "종료"
   },
   "tags": [
    "stopped",
    "terminal"
   ],
   "description": "종료",
   "type": "final"
  }
 },
 "description": "특가 시계"
}

export const MERMAID = "stateDiagram-v2\n  waiting : waiting 장터의 시계를 기다리는 중\n  coming : coming 오픈 예정\n  running : running 진행 중\n  over : over 종료\n  [*] --> waiting\n  waiting --> over : 이미 끝남 [isOver]\n  waiting --> running : 진행 중 [isStarted]\n  waiting --> coming : 오픈 전\n  coming --> over : 잠든 사이에 끝남 [isOver]\n  coming --> running : 오픈 [isStarted]\n  coming --> coming : 1초\n  running --> over : 마감 [isOver]\n  running --> running : 1초\n  over --> [*]\n"
