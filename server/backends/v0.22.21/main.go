// PocketBase as released, built with newer dependencies: see go.mod.
package main

import (
	"log"
	"os"

	"github.com/pocketbase/pocketbase"
	"github.com/pocketbase/pocketbase/apis"
	"github.com/pocketbase/pocketbase/core"
)

func main() {
	app := pocketbase.New()
	public := app.RootCmd.PersistentFlags().String("publicDir", "pb_public", "the folder of static files to serve")
	app.OnBeforeServe().Add(func(e *core.ServeEvent) error {
		e.Router.GET("/*", apis.StaticDirectoryHandler(os.DirFS(*public), true))
		return nil
	})
	if err := app.Start(); err != nil {
		log.Fatal(err)
	}
}
